/** What one frame's origin keeps, with values, which the engine compares and forgets. */
export interface ReadValues {
  host: string;
  values: { store: 'localStorage' | 'sessionStorage' | 'window.name'; name: string; value: string }[];
}

/** Runs in a frame, in a world of its own; its text is sent to the browser. */
const readValues = (): ReadValues | null => {
  const MAX = 200;
  const valuesOf = (store: 'localStorage' | 'sessionStorage', storage: () => Storage) => {
    try {
      return Object.entries(storage())
        .slice(0, MAX)
        .map(([name, value]) => ({ store, name: name.slice(0, 100), value: String(value).slice(0, 2_000) }));
    } catch {
      return [];
    }
  };
  if (self.origin === 'null') return null;
  return {
    host: new URL(self.origin).hostname,
    values: [
      ...valuesOf('localStorage', () => localStorage),
      ...valuesOf('sessionStorage', () => sessionStorage),
      ...(window.name === ''
        ? []
        : [{ store: 'window.name' as const, name: '', value: window.name.slice(0, 2_000) }]),
    ],
  };
};

export const READ_VALUES = `(${String(readValues)})()`;
