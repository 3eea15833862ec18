#!/bin/sh
# Pushes the pictures of a pull request to a branch that has nothing else: publish-pictures.sh FOLDER BRANCH NAME
# They are in the folder NAME of the branch, in place of those of an earlier run. The work tree and its index stay as they are.
set -eu
if [ $# -ne 3 ]; then
    echo 'usage: publish-pictures.sh FOLDER BRANCH NAME' >&2
    exit 64
fi
folder=$1 branch=$2 name=$3
case $name in
'' | .* | *[!A-Za-z0-9._-]*)
    echo "publish-pictures.sh: '$name' is not a name of a folder; expected letters, digits, '.', '_' and '-'" >&2
    exit 64
    ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
GIT_INDEX_FILE=$work/index
export GIT_INDEX_FILE

parent=
if git fetch -q --depth 1 origin "refs/heads/$branch" 2>/dev/null; then
    parent=$(git rev-parse FETCH_HEAD)
    git read-tree "$parent"
fi
git ls-files -z --cached -- ":(top)$name/" | git update-index -z --force-remove --stdin
for file in "$folder"/*.svg; do
    [ -e "$file" ] || continue
    blob=$(git hash-object -w "$file")
    git update-index --add --cacheinfo "100644,$blob,$name/$(basename "$file")"
done
tree=$(git write-tree)
commit=$(git -c user.name=draft-inspect -c user.email=draft-inspect@users.noreply.github.com \
    commit-tree "$tree" ${parent:+-p "$parent"} -m "Pictures of $name")
git push -q origin "$commit:refs/heads/$branch"
