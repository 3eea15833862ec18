#if defined(__linux__)
#define _GNU_SOURCE
#include <sys/prctl.h>
#endif

#include "CLineEditor.h"

bool processes_adopt_orphans(bool adopts) {
#if defined(__linux__)
    return prctl(PR_SET_CHILD_SUBREAPER, adopts ? 1 : 0, 0, 0, 0) == 0;
#else
    (void)adopts;
    return false;
#endif
}
