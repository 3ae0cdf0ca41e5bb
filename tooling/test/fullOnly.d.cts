interface Row {
  file: string;
  part?: string;
}
interface Env {
  FULL?: string | undefined;
}
export const SECOND_BROWSER: string;
export const WINDOWS: string;
export function leftOut(root: string, env?: Env, table?: Row[]): string[];
export function inOneBrowser(room: string, env?: Env, table?: Row[]): string[];
export function withoutWindows(room: string, env?: Env, table?: Row[]): string[];
