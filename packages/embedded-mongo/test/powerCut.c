/* Writes down what a process does to data.mdb, in its order: every write with its bytes, every sync. Preloaded. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <fcntl.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;

static int watched(int fd) {
  char link[64], name[4096] = {0};
  char *p = link;
  const char *head = "/proc/self/fd/";
  while (*head) *p++ = *head++;
  char digits[12];
  int count = 0;
  do digits[count++] = '0' + fd % 10; while (fd /= 10);
  while (count) *p++ = digits[--count];
  *p = 0;
  ssize_t length = readlink(link, name, sizeof name - 1);
  return length > 9 && strcmp(name + length - 9, "/data.mdb") == 0;
}

/* kind 1: a write (what the file descriptor syncs by itself is kind 3), kind 2: all before is on the disk. */
static void note(uint64_t kind, uint64_t at, const struct iovec *parts, int count) {
  uint64_t head[3] = {kind, at, 0};
  for (int i = 0; i < count; i++) head[2] += parts[i].iov_len;
  if (journal < 0) journal = open(getenv("POWER_CUT_JOURNAL"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  ssize_t (*writev_)(int, const struct iovec *, int) = dlsym(RTLD_NEXT, "writev");
  struct iovec first = {head, sizeof head};
  if (writev_(journal, &first, 1) < 0 || (count && writev_(journal, parts, count) < 0)) abort();
}

static uint64_t kindOf(int fd) { return fcntl(fd, F_GETFL) & O_DSYNC ? 3 : 1; }

static ssize_t one(const char *name, int fd, const void *bytes, size_t length, off64_t at) {
  ssize_t (*real)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, name);
  if (!watched(fd)) return real(fd, bytes, length, at);
  pthread_mutex_lock(&turn);
  ssize_t done = real(fd, bytes, length, at);
  struct iovec part = {(void *)bytes, done > 0 ? done : 0};
  if (done > 0) note(kindOf(fd), at, &part, 1);
  pthread_mutex_unlock(&turn);
  return done;
}
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return one("pwrite", fd, bytes, length, at); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) { return one("pwrite64", fd, bytes, length, at); }

static ssize_t many(const char *name, int fd, const struct iovec *parts, int count, off64_t at) {
  ssize_t (*real)(int, const struct iovec *, int, off64_t) = dlsym(RTLD_NEXT, name);
  if (!watched(fd)) return real(fd, parts, count, at);
  pthread_mutex_lock(&turn);
  ssize_t done = real(fd, parts, count, at);
  uint64_t wanted = 0;
  for (int i = 0; i < count; i++) wanted += parts[i].iov_len;
  if (done > 0 && (uint64_t)done != wanted) abort();
  if (done > 0) note(kindOf(fd), at, parts, count);
  pthread_mutex_unlock(&turn);
  return done;
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) { return many("pwritev", fd, parts, count, at); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) { return many("pwritev64", fd, parts, count, at); }

/* Several pages at once are written at the place that was sought before. */
ssize_t writev(int fd, const struct iovec *parts, int count) {
  ssize_t (*real)(int, const struct iovec *, int) = dlsym(RTLD_NEXT, "writev");
  if (!watched(fd)) return real(fd, parts, count);
  pthread_mutex_lock(&turn);
  off64_t at = lseek64(fd, 0, SEEK_CUR);
  ssize_t done = real(fd, parts, count);
  uint64_t wanted = 0;
  for (int i = 0; i < count; i++) wanted += parts[i].iov_len;
  if (done > 0 && (uint64_t)done != wanted) abort();
  if (done > 0) note(kindOf(fd), at, parts, count);
  pthread_mutex_unlock(&turn);
  return done;
}

static int synced(const char *name, int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, name);
  if (!watched(fd)) return real(fd);
  /* Only what was written before the call is certain to be on the disk after it. */
  pthread_mutex_lock(&turn);
  int result = real(fd);
  if (result == 0) note(2, 0, 0, 0);
  pthread_mutex_unlock(&turn);
  return result;
}
int fdatasync(int fd) { return synced("fdatasync", fd); }
int fsync(int fd) { return synced("fsync", fd); }
