// Two layouts over each other.
