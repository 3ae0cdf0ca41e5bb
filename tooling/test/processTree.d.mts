export interface Seen {
  pid: number;
  parent: number;
  began: number;
  own: number;
  reaped: number;
}
export function readStat(line: string): Seen | null;
export function readProcesses(folder?: string): Seen[];
export function createProcessTree(root: number): {
  look(processes: Seen[]): void;
  below(): Map<number, number>;
};
