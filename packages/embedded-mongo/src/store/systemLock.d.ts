/** What is used of a package that declares no types. */
declare module 'fs-native-extensions' {
  export function tryLock(fd: number): boolean;
}
