import { useCallback, useState } from 'react';
import type { AssignRow } from '../../common/assignRows';

/** The row that keys work on, and the rows that are chosen together, by key. */
export const useRowSelection = (rows: readonly AssignRow[], decided: Record<string, string | undefined>) => {
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const at = Math.min(current, rows.length - 1);

  const toggle = useCallback(
    (key: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  const move = (by: number, extend: boolean) => {
    const to = Math.max(0, Math.min(rows.length - 1, at + by));
    if (extend) {
      const both = [rows[at]?.key, rows[to]?.key].filter((key) => key !== undefined);
      setChosen((before) => new Set([...before, ...both]));
    }
    setCurrent(to);
  };
  return {
    at,
    chosen,
    /** The chosen rows, or the current one when none is. */
    acting: chosen.size > 0 ? rows.filter(({ key }) => chosen.has(key)) : rows.slice(at, at + 1),
    move,
    goTo: setCurrent,
    toggle,
    chooseAll: () => setChosen(new Set(rows.filter(({ key }) => !decided[key]).map(({ key }) => key))),
    clear: () => setChosen(new Set()),
    /** After a decision: to the next row that wants one. */
    goOn: (done: readonly AssignRow[]) => {
      setChosen(new Set());
      const isOpen = (row: AssignRow) => !decided[row.key] && !done.includes(row);
      const later = rows.findIndex((row, index) => index > at && isOpen(row));
      if (later >= 0) return setCurrent(later);
      const earlier = rows.findIndex(isOpen);
      if (earlier >= 0) setCurrent(earlier);
    },
  };
};
