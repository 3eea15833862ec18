/// The script that a shell reads to complete command lines. All of them ask the program, which knows what can follow.
enum CompletionScript: String, CaseIterable, Sendable {
    case bash, zsh, fish

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// Works in version 3.2 as well, which macOS has.
    private static let bashText = #"""
        # Completions of draft-inspect for bash.

        _draft_inspect() {
            local words=() word line paths current kept quote count=0 i
            # What bash parts at = and : is one word to the program.
            for ((i = 1; i <= COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ $count -gt 0 && ( $word == [=:]* || ${COMP_WORDS[i - 1]} == [=:] ) ]]; then
                    words[count - 1]+=$word
                else
                    words[count]=$word
                    count=$((count + 1))
                fi
            done
            current=${COMP_WORDS[COMP_CWORD]}
            if [[ $current == [=:] ]]; then current=; fi
            word=${words[count - 1]}
            kept=${word%"$current"}
            quote=
            if [[ $word == [\"\']* ]]; then quote=${word:0:1}; fi
            # Quotes are the shell's, not part of the words.
            for ((i = 0; i < count; i++)); do
                case ${words[i]} in
                [\"\']*) line=${words[i]#?} && words[i]=${line%[\"\']} ;;
                *) words[i]=${words[i]//\\/} ;;
                esac
            done
            COMPREPLY=()
            {
                read -r paths
                while IFS= read -r line; do
                    line=${line%%$'\t'*}
                    line=${line#"$kept"}
                    if [[ -z $quote ]]; then printf -v line %q "$line"; fi
                    COMPREPLY+=("$line")
                done
            } < <("${COMP_WORDS[0]/#\~/$HOME}" ---complete-words -- "${words[@]}" 2>/dev/null)
            case $paths in
            files | folders)
                # Nothing but paths: readline itself completes them.
                if [[ ${#COMPREPLY[@]} -gt 0 ]]; then
                    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$current")
                elif [[ $paths == folders ]]; then
                    compopt -o dirnames 2>/dev/null
                fi
                compopt -o filenames 2>/dev/null
                ;;
            *)
                # Without this, readline would complete files where there is nothing else.
                compopt +o default 2>/dev/null
                if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[./=] ]]; then compopt -o nospace 2>/dev/null; fi
                ;;
            esac
        }

        complete -o default -F _draft_inspect draft-inspect

        """#

    private static let zshText = #"""
        #compdef draft-inspect
        # Completions of draft-inspect for zsh.

        _draft_inspect() {
            local line paths
            local -a asked described
            asked=("${(@Q)words[2,CURRENT]}")
            asked[-1]=${(Q)PREFIX}
            {
                read -r paths
                while IFS= read -r line; do
                    # A colon parts a word from what is said of it.
                    if [[ $line == *$'\t'* ]]; then
                        described+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
                    else
                        described+=("${line//:/\\:}")
                    fi
                done
            } < <("${(Q)words[1]}" ---complete-words -- "${asked[@]}" 2>/dev/null)
            if (( $#described )); then _describe 'value' described; fi
            case $paths in
            files | folders)
                if [[ $PREFIX == --*=* ]]; then compset -P '--*='; fi
                if [[ $paths == files ]]; then _files; else _files -/; fi
                ;;
            esac
        }

        if [[ $funcstack[1] == _draft_inspect ]]; then
            _draft_inspect "$@"
        else
            compdef _draft_inspect draft-inspect
        fi

        """#

    private static let fishText = #"""
        # Completions of draft-inspect for fish.

        function __draft_inspect_candidates
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l answer ($words[1] ---complete-words -- $words[2..] $current 2>/dev/null)
            # Of an option with its value, fish completes the value alone.
            set -l start (string match -r -- '^--[^=]*=' $current)
            set -l value (string replace -r -- '^--[^=]*=' '' $current)
            set -l paths
            switch $answer[1]
                case files
                    set paths (__fish_complete_path $value)
                case folders
                    set paths (__fish_complete_directories $value)
            end
            for path in $paths
                echo "$start$path"
            end
            printf '%s\n' $answer[2..]
        end

        complete -c draft-inspect -f -a '(__draft_inspect_candidates)'

        """#
}
