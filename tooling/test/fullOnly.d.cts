interface Row {
  file: string;
  part?: string;
}
interface Env {
  FULL?: string | undefined;
}
export const SECOND_BROWSER: string;
export function leftOut(root: string, env?: Env, table?: Row[]): string[];
export function inOneBrowser(room: string, env?: Env, table?: Row[]): string[];
