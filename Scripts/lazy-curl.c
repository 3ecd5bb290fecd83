// Stands for libcurl where a program is linked: loads the library of the machine when the first
// function is called, because with all that it depends on it takes longer to load than the program.
// These are the functions that Foundation calls; the linker tells of a missing one.
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void *find(const char *name) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW);
  void *function = library ? dlsym(library, name) : NULL;
  if (function) return function;
  fprintf(stderr, "The network needs libcurl: %s\n", dlerror());
  exit(1);
}

#define FUNCTION(result, name, parameters, arguments) \
  result name parameters { \
    static result (*_Atomic function) parameters; \
    if (!function) function = find(#name); \
    return function arguments; \
  }

// The one argument after the option is a pointer or a number of as many bits.
#define SETTING(name) \
  int name(void *handle, int option, ...) { \
    static int (*_Atomic function)(void *, int, ...); \
    if (!function) function = find(#name); \
    va_list arguments; \
    va_start(arguments, option); \
    void *argument = va_arg(arguments, void *); \
    va_end(arguments); \
    return function(handle, option, argument); \
  }

FUNCTION(int, curl_global_init, (long flags), (flags))
FUNCTION(void *, curl_version, (void), ())
FUNCTION(void *, curl_version_info, (int age), (age))
FUNCTION(void, curl_free, (void *block), (block))

FUNCTION(void *, curl_easy_init, (void), ())
FUNCTION(void, curl_easy_cleanup, (void *easy), (easy))
FUNCTION(int, curl_easy_pause, (void *easy, int directions), (easy, directions))
FUNCTION(const char *, curl_easy_strerror, (int code), (code))
SETTING(curl_easy_setopt)
SETTING(curl_easy_getinfo)

FUNCTION(void *, curl_multi_init, (void), ())
FUNCTION(int, curl_multi_cleanup, (void *multi), (multi))
FUNCTION(int, curl_multi_add_handle, (void *multi, void *easy), (multi, easy))
FUNCTION(int, curl_multi_remove_handle, (void *multi, void *easy), (multi, easy))
FUNCTION(int, curl_multi_assign, (void *multi, int socket, void *value), (multi, socket, value))
FUNCTION(void *, curl_multi_info_read, (void *multi, int *left), (multi, left))
FUNCTION(
  int, curl_multi_socket_action, (void *multi, int socket, int events, int *running),
  (multi, socket, events, running))
SETTING(curl_multi_setopt)

FUNCTION(void *, curl_slist_append, (void *list, const char *text), (list, text))
FUNCTION(void, curl_slist_free_all, (void *list), (list))

FUNCTION(void *, curl_url, (void), ())
FUNCTION(
  int, curl_url_get, (void *url, int part, char **text, unsigned flags), (url, part, text, flags))
FUNCTION(
  int, curl_url_set, (void *url, int part, const char *text, unsigned flags),
  (url, part, text, flags))
