#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CLineEditor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int shell_start(const char *command, int *input) {
    int ends[2] = {-1, -1};
    if (input) {
        if (pipe(ends) != 0) return -1;
        // Of the command's, the end that is written to must not stay open in it.
        fcntl(ends[1], F_SETFD, FD_CLOEXEC);
        fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    }
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    if (input) posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
    // The program ignores a reader that goes away; what it starts must not.
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    char *const arguments[] = {"sh", "-c", (char *)command, NULL};
    pid_t process = -1;
    int fault = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (input) {
        close(ends[0]);
        if (fault == 0) *input = ends[1];
        else close(ends[1]);
    }
    if (fault != 0) {
        errno = fault;
        return -1;
    }
    return (int)process;
}

int shell_wait(int process) {
    int status = 0;
    while (waitpid((pid_t)process, &status, 0) < 0) {
        if (errno != EINTR) return 127;
    }
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    return 128 + (WIFSIGNALED(status) ? WTERMSIG(status) : 0);
}
