/* Preloaded into a process, writes down what it does to the files of one folder, in order: what is
 * created, written, cut short, removed and synced. tests/support/power_cut.py works out from it
 * what a disk would hold if the power failed at any of these moments.
 *
 * One record: a header line, then the bytes that were written. The header:
 *   kind seconds offset length path
 * A sync has two records: 'B' when it begins (only what was written before is sure to be on the
 * disk) and 'E' when it is done.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define MOST_FILES 4096

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char *names[MOST_FILES]; /* the path of each open file of the folder */
static int journal = -1;
static const char *folder;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_open = dlsym(RTLD_NEXT, "open64");
  real_close = dlsym(RTLD_NEXT, "close");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  folder = getenv("POWER_CUT_FOLDER");
  const char *path = getenv("POWER_CUT_JOURNAL");
  if (folder && path) journal = real_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_ours(const char *path) {
  if (journal < 0 || !path) return 0;
  size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static const char *name_of(int fd) {
  return fd >= 0 && fd < MOST_FILES ? names[fd] : NULL;
}

static void note(char kind, const char *path, off_t offset, const void *data, size_t length) {
  char header[PATH_MAX + 128];
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int size = snprintf(header, sizeof header, "%c %lld.%09ld %lld %zu %s\n", kind,
                      (long long)now.tv_sec, now.tv_nsec, (long long)offset, length, path);
  struct iovec parts[2] = {{header, (size_t)size}, {(void *)data, data ? length : 0}};
  if (writev(journal, parts, 2) < 0) abort();
}

static int opened(int fd, const char *path, int flags, int existed) {
  if (fd < 0 || fd >= MOST_FILES || !is_ours(path)) return fd;
  pthread_mutex_lock(&turn);
  free(names[fd]);
  names[fd] = strdup(path);
  if (!existed && (flags & O_CREAT)) note('C', path, 0, NULL, 0);
  if (existed && (flags & O_TRUNC)) note('T', path, 0, NULL, 0);
  pthread_mutex_unlock(&turn);
  return fd;
}

#define OPEN(name)                                              \
  int name(const char *path, int flags, ...) {                  \
    va_list more;                                               \
    va_start(more, flags);                                      \
    int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, int) : 0; \
    va_end(more);                                               \
    int existed = is_ours(path) && access(path, F_OK) == 0;     \
    return opened(real_open(path, flags, mode), path, flags, existed); \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  if (name_of(fd)) {
    pthread_mutex_lock(&turn);
    free(names[fd]);
    names[fd] = NULL;
    pthread_mutex_unlock(&turn);
  }
  return real_close(fd);
}

static ssize_t written_at(int fd, const void *data, size_t length, off_t offset) {
  if (!name_of(fd)) return real_pwrite(fd, data, length, offset);
  pthread_mutex_lock(&turn);
  ssize_t done = real_pwrite(fd, data, length, offset);
  if (done > 0) note('W', names[fd], offset, data, (size_t)done);
  pthread_mutex_unlock(&turn);
  return done;
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
  return written_at(fd, data, length, offset);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) {
  return written_at(fd, data, length, offset);
}

ssize_t write(int fd, const void *data, size_t length) {
  if (!name_of(fd)) return real_write(fd, data, length);
  pthread_mutex_lock(&turn);
  off_t offset = lseek(fd, 0, SEEK_CUR);
  ssize_t done = real_write(fd, data, length);
  if (done > 0) note('W', names[fd], offset, data, (size_t)done);
  pthread_mutex_unlock(&turn);
  return done;
}

static int cut_short(int fd, off_t length) {
  if (!name_of(fd)) return real_ftruncate(fd, length);
  pthread_mutex_lock(&turn);
  int done = real_ftruncate(fd, length);
  if (done == 0) note('T', names[fd], length, NULL, 0);
  pthread_mutex_unlock(&turn);
  return done;
}
int ftruncate(int fd, off_t length) { return cut_short(fd, length); }
int ftruncate64(int fd, off_t length) { return cut_short(fd, length); }

static int synced(int fd, int (*real)(int)) {
  const char *name = name_of(fd);
  if (!name) return real(fd);
  pthread_mutex_lock(&turn);
  note('B', name, fd, NULL, 0);
  pthread_mutex_unlock(&turn);
  int done = real(fd);
  pthread_mutex_lock(&turn);
  if (done == 0) note('E', name, fd, NULL, 0);
  pthread_mutex_unlock(&turn);
  return done;
}
int fsync(int fd) { return synced(fd, real_fsync); }
int fdatasync(int fd) { return synced(fd, real_fdatasync); }

int unlink(const char *path) {
  if (!is_ours(path)) return real_unlink(path);
  pthread_mutex_lock(&turn);
  int done = real_unlink(path);
  if (done == 0) note('U', path, 0, NULL, 0);
  pthread_mutex_unlock(&turn);
  return done;
}
