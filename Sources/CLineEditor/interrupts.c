#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CLineEditor.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static atomic_bool is_pending;
static _Atomic(char *) unfinished_file;
static atomic_bool shows_line;

static void note_interrupt(int signal) {
    (void)signal;
    atomic_store(&is_pending, true);
}

static void end_program(int signal) {
    (void)signal;
    char *path = atomic_load(&unfinished_file);
    if (path) unlink(path);
    static const char erase[] = "\r\033[K";
    if (atomic_load(&shows_line) && write(STDERR_FILENO, erase, sizeof erase - 1) < 0) _exit(130);
    _exit(130);
}

// Files and folders, each folder before what is in it.
enum { most_leftovers = 64 };
static _Atomic(char *) leftovers[most_leftovers];
static atomic_int leftover_count;

static void end_without_leftovers(int number) {
    char *unfinished = atomic_load(&unfinished_file);
    if (unfinished) unlink(unfinished);
    for (int i = atomic_load(&leftover_count) - 1; i >= 0; i--) {
        char *path = atomic_load(&leftovers[i]);
        if (path && unlink(path) != 0) rmdir(path);
    }
    // As without a handler, once this one is left.
    signal(number, SIG_DFL);
    raise(number);
}

static void handle(int signal, void (*handler)(int)) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    sigaction(signal, &action, NULL);
}

// What ends a program beside Ctrl-C: `kill` and `timeout`, and a terminal that is closed.
static const int endings[] = {SIGTERM, SIGHUP};
static struct sigaction former_endings[sizeof endings / sizeof *endings];
static int catching_endings;

void interrupts_remove_on_ending(const char *path) {
    int index = atomic_load(&leftover_count);
    if (index == most_leftovers) return;
    if (index == 0) {
        for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
            struct sigaction former;
            sigaction(endings[i], NULL, &former);
            if (former.sa_handler != SIG_IGN) handle(endings[i], end_without_leftovers);
        }
    }
    // Never freed: the handler may be reading it.
    atomic_store(&leftovers[index], strdup(path));
    atomic_store(&leftover_count, index + 1);
}

void interrupts_catch(void) {
    atomic_store(&is_pending, false);
    handle(SIGINT, note_interrupt);
}

void interrupts_exit(void) {
    handle(SIGINT, end_program);
}

void interrupts_catch_endings(void) {
    if (catching_endings++ > 0) return;
    interrupts_catch();
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        sigaction(endings[i], NULL, &former_endings[i]);
        // `nohup` has a closed terminal ignored.
        if (former_endings[i].sa_handler != SIG_IGN) handle(endings[i], note_interrupt);
    }
}

void interrupts_release_endings(void) {
    if (catching_endings == 0 || --catching_endings > 0) return;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) sigaction(endings[i], &former_endings[i], NULL);
    interrupts_exit();
}

bool interrupts_pending(void) {
    return atomic_load(&is_pending);
}

void interrupts_clear(void) {
    atomic_store(&is_pending, false);
}

void interrupts_set_shows_line(bool is_shown) {
    atomic_store(&shows_line, is_shown);
}

void interrupts_set_unfinished_file(const char *path) {
    // The old name is never freed: the handler may be reading it on another thread, and there are only a few.
    atomic_store(&unfinished_file, path ? strdup(path) : NULL);
}
