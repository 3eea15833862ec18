// libedit behind a few functions without variable arguments, which Swift can call.
//
// All functions must be called from one thread, the one that reads lines. Text is UTF-8.
#ifndef C_LINE_EDITOR_H
#define C_LINE_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct line_editor line_editor;

typedef enum {
    line_editor_line,       // a line was entered
    line_editor_pasted,     // a text of several lines was pasted, as the terminal marks it
    line_editor_cancelled,  // Ctrl-C
    line_editor_end,        // Ctrl-D on an empty line, or the terminal is gone
} line_editor_event;

/// Called on Tab with the text before the cursor, which is valid during the call only. It may call line_editor_insert or
/// line_editor_list, not both.
typedef void (*line_editor_completion)(void *context, const char *text, size_t length);

/// An editor on standard input and output; NULL where libedit cannot start. Sets the locale for characters, to UTF-8.
line_editor *line_editor_create(const char *program);
void line_editor_destroy(line_editor *editor);

/// Reads one line. The text, without its newline, is valid until the next call; NULL unless the event is a line or a
/// pasted text.
const char *line_editor_read(line_editor *editor, const char *prompt, size_t *length, line_editor_event *event);

/// Escape sequences in prompts must be between two of these characters, and not last.
#define LINE_EDITOR_PROMPT_ESCAPE '\1'

void line_editor_set_completion(line_editor *editor, line_editor_completion completion, void *context);
void line_editor_insert(line_editor *editor, const char *text);
/// Shows candidates below the line, in columns, and draws the line again.
void line_editor_list(line_editor *editor, const char *const *candidates, size_t count);

void line_editor_add_history(line_editor *editor, const char *line);
/// Calls back with each line of the history, oldest first; the line is valid during the call only.
void line_editor_each_history(
    line_editor *editor, void (*visit)(void *context, const char *line, size_t length), void *context);
/// Whether something was typed or pasted that was not read, or comes within this time.
bool line_editor_has_input(int milliseconds);
/// false where the file does not exist or is no history.
bool line_editor_load_history(line_editor *editor, const char *path);
/// Adds the lines of this session to those in the file, which may have grown since: the file is replaced as a whole and
/// readable for its owner only.
bool line_editor_save_history(line_editor *editor, const char *path);

/// The columns that text takes on the terminal; those of a control character are 0.
size_t terminal_width_of_text(const char *text, size_t length);
/// The columns of the terminal on standard output; 80 where there is none.
size_t terminal_columns(void);
/// The rows of the terminal on standard output; 0 without a terminal, or if it does not report them.
size_t terminal_rows(void);

/// Starts `sh -c command`, with the signals that programs expect; -1 where that fails.
///
/// - input: Gets the file that feeds the command's standard input, to be closed by the caller; NULL: that of the program.
int shell_start(const char *command, int *input);
/// Waits for the end of a command that was started; gives its status, 128 and the number of the signal that ended it.
int shell_wait(int process);

/// Whether what a child leaves running when it ends becomes a child of this program, so that it can be found and ended; false
/// where the system cannot do that.
bool processes_adopt_orphans(bool adopts);

/// From now on Ctrl-C (SIGINT) only sets a flag.
void interrupts_catch(void);
/// From now on Ctrl-C removes the file named by interrupts_set_unfinished_file and ends the program with status 130.
void interrupts_exit(void);
/// As interrupts_catch, and SIGTERM and SIGHUP set the flag, too, until interrupts_release_endings is called as often. Only on
/// the main thread.
void interrupts_catch_endings(void);
/// Ends interrupts_catch_endings; the last one is interrupts_exit, too.
void interrupts_release_endings(void);
/// Whether Ctrl-C came since the flag was cleared. May be called from any thread.
bool interrupts_pending(void);
void interrupts_clear(void);
/// The file that must not be left behind; NULL: none.
void interrupts_set_unfinished_file(const char *path);
/// From now on a file, or a folder that is then empty, is removed when SIGTERM or SIGHUP ends the program; the last one that was
/// named goes first, and those behind the 64th stay. Only on one thread.
void interrupts_remove_on_ending(const char *path);
/// Whether standard error shows a line that Ctrl-C must erase before the program ends.
void interrupts_set_shows_line(bool shows_line);

#ifdef __cplusplus
}
#endif

#endif
