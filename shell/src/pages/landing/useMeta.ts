import type { getMeta } from '@yinyom/contracts/service/meta';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { useEffect, useState } from 'react';

type Meta = AnswerOf<typeof getMeta>;

/**
 * The public settings of this installation, or null until they are known. Read without the API layer: the front
 * page must not load the contracts' validation for two optional sentences, and without them it is still right.
 */
export const useMeta = (): Meta | null => {
  const [meta, setMeta] = useState<Meta | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch('/api/v1/meta', { signal: stop.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Meta>) : null))
      .then(setMeta)
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return meta;
};
