/**
 * Whom pages and their workers have asked. The browser also asks by itself, for its own updates and accounts; these
 * calls pass the same guard, and no website is to be told that it made them.
 */
export interface PageCalls {
  note(url: string): void;
  include(host: string, port: number): boolean;
}

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'ws:': '80', 'https:': '443', 'wss:': '443' };

export const createPageCalls = (): PageCalls => {
  const asked = new Set<string>();
  return {
    note: (url) => {
      if (!URL.canParse(url)) return;
      const { protocol, hostname, port } = new URL(url);
      const from = port || DEFAULT_PORTS[protocol];
      if (from) asked.add(`${hostname.replace(/\.$/, '')}:${from}`);
    },
    include: (host, port) => asked.has(`${host}:${port}`),
  };
};
