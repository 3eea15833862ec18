#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CLineEditor.h"

#include <errno.h>
#include <limits.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <wchar.h>

enum { history_size = 1000 };

struct line_editor {
    EditLine *edit;
    History *history;
    char *prompt;
    line_editor_completion completion;
    void *completion_context;
    // What a key function did, for the function that reads.
    bool is_cancelled;
    bool has_inserted;
    bool has_listed;
    // A text of several lines that was pasted, with its length; NULL: none.
    char *pasted;
    size_t pasted_length;
    // The lines of this session, oldest first.
    char **added;
    size_t added_count;
    size_t added_capacity;
};

static line_editor *editor_of(EditLine *edit) {
    void *data = NULL;
    el_get(edit, EL_CLIENTDATA, &data);
    return data;
}

static char *prompt_of(EditLine *edit) {
    return editor_of(edit)->prompt;
}

// Ctrl-C is a key while a line is edited (the terminal sends no signal then), so that no signal handler is needed.
static unsigned char cancel_line(EditLine *edit, int key) {
    (void)key;
    line_editor *editor = editor_of(edit);
    editor->is_cancelled = true;
    // To the end first, so that a line of several rows is left whole.
    const LineInfo *line = el_line(edit);
    if (line->cursor != line->lastchar) {
        el_cursor(edit, (int)(line->lastchar - line->cursor));
        el_set(edit, EL_REFRESH, NULL);
    }
    fputs("^C\n", stdout);
    fflush(stdout);
    return CC_NEWLINE;
}

static unsigned char suspend(EditLine *edit, int key) {
    (void)edit;
    (void)key;
    raise(SIGTSTP);
    return CC_REDISPLAY;
}

static unsigned char complete(EditLine *edit, int key) {
    (void)key;
    line_editor *editor = editor_of(edit);
    if (!editor->completion) return CC_ERROR;
    editor->has_inserted = false;
    editor->has_listed = false;
    const LineInfo *line = el_line(edit);
    editor->completion(editor->completion_context, line->buffer, (size_t)(line->cursor - line->buffer));
    if (editor->has_inserted) return CC_REFRESH;
    // Not CC_REDISPLAY: with a line of several rows it wipes out the list that it should leave.
    return editor->has_listed ? CC_NORM : CC_ERROR;
}

static const char paste_begin[] = "\\e[200~";
static const char paste_end[] = "\x1b[201~";

// The terminal marks what is pasted, so that a log is not taken for commands. A single line is typed as it is.
static unsigned char take_paste(EditLine *edit, int key) {
    (void)key;
    line_editor *editor = editor_of(edit);
    size_t length = 0;
    size_t capacity = 4096;
    char *text = malloc(capacity);
    if (!text) return CC_ERROR;
    const size_t end_length = sizeof paste_end - 1;
    while (length < end_length || memcmp(text + length - end_length, paste_end, end_length) != 0) {
        // A character at a time: libedit hands out none of its own buffers.
        wchar_t character;
        if (el_wgetc(edit, &character) != 1) break;
        char bytes[MB_LEN_MAX];
        mbstate_t state;
        memset(&state, 0, sizeof state);
        size_t count = wcrtomb(bytes, character, &state);
        if (count == (size_t)-1) continue;
        if (length + count + 1 > capacity) {
            capacity *= 2;
            char *grown = realloc(text, capacity);
            if (!grown) break;
            text = grown;
        }
        for (size_t index = 0; index < count; index++) text[length++] = bytes[index] == '\r' ? '\n' : bytes[index];
    }
    if (length >= end_length && memcmp(text + length - end_length, paste_end, end_length) == 0) length -= end_length;
    text[length] = 0;
    if (!memchr(text, '\n', length)) {
        if (length > 0 && el_insertstr(edit, text) != 0) {
            free(text);
            return CC_ERROR;
        }
        free(text);
        return CC_REFRESH;
    }
    free(editor->pasted);
    editor->pasted = text;
    editor->pasted_length = length;
    fputs("\n", stdout);
    fflush(stdout);
    return CC_NEWLINE;
}

// libedit drops what is no character of the locale without a word.
static void use_utf8_locale(void) {
    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
    static const char *const fallbacks[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
    for (size_t index = 0; index < sizeof fallbacks / sizeof *fallbacks; index++) {
        if (setlocale(LC_CTYPE, fallbacks[index]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
    }
}

static History *new_history(void) {
    History *made = history_init();
    if (!made) return NULL;
    HistEvent event;
    history(made, &event, H_SETSIZE, history_size);
    history(made, &event, H_SETUNIQUE, 1);
    return made;
}

line_editor *line_editor_create(const char *program) {
    use_utf8_locale();
    line_editor *editor = calloc(1, sizeof *editor);
    if (!editor) return NULL;
    editor->prompt = strdup("> ");
    editor->history = new_history();
    editor->edit = el_init(program, stdin, stdout, stderr);
    if (!editor->prompt || !editor->history || !editor->edit) {
        line_editor_destroy(editor);
        return NULL;
    }
    EditLine *edit = editor->edit;
    el_set(edit, EL_CLIENTDATA, editor);
    el_set(edit, EL_SIGNAL, 1);
    el_set(edit, EL_HIST, history, editor->history);
    el_set(edit, EL_PROMPT_ESC, prompt_of, LINE_EDITOR_PROMPT_ESCAPE);
    // The order matters: setting the editor wipes out bindings, and so may the user's own file.
    el_set(edit, EL_EDITOR, "emacs");
    el_source(edit, NULL);
    el_set(edit, EL_SETTY, "-d", "-isig", NULL);
    el_set(edit, EL_ADDFN, "di-cancel", "Give the line up", cancel_line);
    el_set(edit, EL_ADDFN, "di-suspend", "Stop the program", suspend);
    el_set(edit, EL_ADDFN, "di-complete", "Complete the word", complete);
    el_set(edit, EL_ADDFN, "di-paste", "Take what was pasted", take_paste);
    el_set(edit, EL_BIND, "^C", "di-cancel", NULL);
    el_set(edit, EL_BIND, "^Z", "di-suspend", NULL);
    el_set(edit, EL_BIND, "^I", "di-complete", NULL);
    el_set(edit, EL_BIND, "^R", "em-inc-search-prev", NULL);
    const char *mode = NULL;
    if (el_get(edit, EL_EDITOR, &mode) == 0 && mode && strcmp(mode, "emacs") == 0) {
        // In vi mode anything that begins with Escape would break leaving the insert mode.
        el_set(edit, EL_BIND, "\\ep", "ed-search-prev-history", NULL);
        el_set(edit, EL_BIND, "\\en", "ed-search-next-history", NULL);
        el_set(edit, EL_BIND, paste_begin, "di-paste", NULL);
    }
    return editor;
}

void line_editor_destroy(line_editor *editor) {
    if (!editor) return;
    if (editor->edit) el_end(editor->edit);
    if (editor->history) history_end(editor->history);
    for (size_t index = 0; index < editor->added_count; index++) free(editor->added[index]);
    free(editor->added);
    free(editor->pasted);
    free(editor->prompt);
    free(editor);
}

const char *line_editor_read(line_editor *editor, const char *prompt, size_t *length, line_editor_event *event) {
    char *copy = strdup(prompt);
    if (copy) {
        free(editor->prompt);
        editor->prompt = copy;
    }
    *length = 0;
    for (;;) {
        int count = 0;
        editor->is_cancelled = false;
        free(editor->pasted);
        editor->pasted = NULL;
        // Before the prompt, which libedit would show first: a Ctrl-D typed in between would be the terminal's, not a key.
        el_set(editor->edit, EL_PREP_TERM, 1);
        // A Ctrl-C typed since the last line was a signal still, which gives this line up; from here on it is a key.
        if (interrupts_pending()) {
            interrupts_clear();
            el_set(editor->edit, EL_PREP_TERM, 0);
            fputs("\n", stdout);
            fflush(stdout);
            *event = line_editor_cancelled;
            return NULL;
        }
        fputs("\x1b[?2004h", stdout);
        errno = 0;
        const char *line = el_gets(editor->edit, &count);
        int number = errno;
        fputs("\x1b[?2004l", stdout);
        fflush(stdout);
        errno = number;
        if (editor->pasted) {
            *length = editor->pasted_length;
            *event = line_editor_pasted;
            return editor->pasted;
        }
        if (editor->is_cancelled) {
            *event = line_editor_cancelled;
            return NULL;
        }
        if (!line || count <= 0) {
            // A signal that came in between, such as that of a resized window, is no end of input.
            if (count < 0 && errno == EINTR) continue;
            *event = line_editor_end;
            return NULL;
        }
        while (count > 0 && (line[count - 1] == '\n' || line[count - 1] == '\r')) count--;
        *length = (size_t)count;
        *event = line_editor_line;
        return line;
    }
}

void line_editor_set_completion(line_editor *editor, line_editor_completion completion, void *context) {
    editor->completion = completion;
    editor->completion_context = context;
}

void line_editor_insert(line_editor *editor, const char *text) {
    if (el_insertstr(editor->edit, text) == 0) editor->has_inserted = true;
}

size_t terminal_width_of_text(const char *text, size_t length) {
    mbstate_t state;
    memset(&state, 0, sizeof state);
    size_t width = 0;
    size_t offset = 0;
    while (offset < length) {
        wchar_t character;
        size_t taken = mbrtowc(&character, text + offset, length - offset, &state);
        if (taken == 0 || taken == (size_t)-1 || taken == (size_t)-2) {
            memset(&state, 0, sizeof state);
            taken = 1;
            width += 1;
        } else {
            int columns = wcwidth(character);
            if (columns > 0) width += (size_t)columns;
        }
        offset += taken;
    }
    return width;
}

static size_t width_of_prompt(const char *prompt) {
    size_t width = 0;
    while (*prompt) {
        size_t run = strcspn(prompt, (char[]){LINE_EDITOR_PROMPT_ESCAPE, 0});
        width += terminal_width_of_text(prompt, run);
        prompt += run;
        if (*prompt == LINE_EDITOR_PROMPT_ESCAPE) {
            prompt++;
            prompt += strcspn(prompt, (char[]){LINE_EDITOR_PROMPT_ESCAPE, 0});
            if (*prompt) prompt++;
        }
    }
    return width;
}

size_t terminal_columns(void) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return 80;
}

size_t terminal_rows(void) {
    struct winsize size;
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}

bool line_editor_has_input(int milliseconds) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    return poll(&input, 1, milliseconds) > 0 && (input.revents & POLLIN);
}

void line_editor_list(line_editor *editor, const char *const *candidates, size_t count) {
    size_t columns = terminal_columns();
    const LineInfo *line = el_line(editor->edit);
    size_t prompt_width = width_of_prompt(editor->prompt);
    size_t before = prompt_width + terminal_width_of_text(line->buffer, (size_t)(line->cursor - line->buffer));
    size_t whole = prompt_width + terminal_width_of_text(line->buffer, (size_t)(line->lastchar - line->buffer));
    // Below the last row of the line.
    for (size_t row = before / columns; row <= whole / columns; row++) fputs("\n", stdout);

    size_t widest = 1;
    for (size_t index = 0; index < count; index++) {
        size_t width = terminal_width_of_text(candidates[index], strlen(candidates[index]));
        if (width > widest) widest = width;
    }
    size_t per_row = columns / (widest + 2);
    if (per_row == 0) per_row = 1;
    size_t rows = (count + per_row - 1) / per_row;
    for (size_t row = 0; row < rows; row++) {
        for (size_t index = row; index < count; index += rows) {
            const char *candidate = candidates[index];
            fputs(candidate, stdout);
            if (index + rows < count) {
                size_t width = terminal_width_of_text(candidate, strlen(candidate));
                for (; width < widest + 2; width++) fputc(' ', stdout);
            }
        }
        fputs("\n", stdout);
    }
    fflush(stdout);
    el_set(editor->edit, EL_REFRESH, NULL);
    editor->has_listed = true;
}

void line_editor_add_history(line_editor *editor, const char *line) {
    HistEvent event;
    history(editor->history, &event, H_ENTER, line);
    if (editor->added_count == editor->added_capacity) {
        size_t capacity = editor->added_capacity ? 2 * editor->added_capacity : 64;
        char **grown = realloc(editor->added, capacity * sizeof *grown);
        if (!grown) return;
        editor->added = grown;
        editor->added_capacity = capacity;
    }
    char *copy = strdup(line);
    if (copy) editor->added[editor->added_count++] = copy;
}

void line_editor_each_history(
    line_editor *editor, void (*visit)(void *context, const char *line, size_t length), void *context
) {
    HistEvent event;
    for (int result = history(editor->history, &event, H_LAST); result >= 0;
         result = history(editor->history, &event, H_PREV)) {
        size_t length = strlen(event.str);
        while (length > 0 && event.str[length - 1] == '\n') length--;
        visit(context, event.str, length);
    }
    // Back to the newest, where the keys go on.
    history(editor->history, &event, H_FIRST);
}

bool line_editor_load_history(line_editor *editor, const char *path) {
    HistEvent event;
    return history(editor->history, &event, H_LOAD, path) >= 0;
}

bool line_editor_save_history(line_editor *editor, const char *path) {
    // Another session may have saved meanwhile: its lines are kept.
    History *merged = new_history();
    if (!merged) return false;
    HistEvent event;
    history(merged, &event, H_LOAD, path);
    for (size_t index = 0; index < editor->added_count; index++) {
        history(merged, &event, H_ENTER, editor->added[index]);
    }
    static const char suffix[] = ".XXXXXX";
    size_t length = strlen(path);
    char *temporary = malloc(length + sizeof suffix);
    bool is_saved = false;
    if (temporary) {
        memcpy(temporary, path, length);
        memcpy(temporary + length, suffix, sizeof suffix);
        int file = mkstemp(temporary);
        if (file >= 0) {
            fchmod(file, S_IRUSR | S_IWUSR);
            close(file);
            is_saved = history(merged, &event, H_SAVE, temporary) >= 0 && rename(temporary, path) == 0;
            if (!is_saved) unlink(temporary);
        }
        free(temporary);
    }
    history_end(merged);
    return is_saved;
}
