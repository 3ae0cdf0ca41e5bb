interface Started {
  ready: string;
  pid: number;
  /** Exit code or signal, as text. */
  ended: Promise<string>;
  /** How many heartbeats it has answered. */
  heartbeats(): number;
  stop(): Promise<void>;
}
interface Options {
  env: Record<string, string | undefined>;
  ready: (line: string) => string | null | undefined;
  show: (line: string) => void;
  mask?: number;
  born?: (pid: number, stop: () => Promise<void>) => void;
  heartbeat?: { everyMs: number; patience: number };
  silent?: (seconds: number) => void;
}
export declare const startProgram: (name: string, args: string[], options: Options) => Promise<Started>;
