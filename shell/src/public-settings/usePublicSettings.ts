import { useEffect, useState } from 'react';
import { publicSettings } from './publicSettings';
import type { PublicSettings } from './publicSettings';

/** The public settings of this installation, or null until they are known. */
export const usePublicSettings = (): PublicSettings | null => {
  const [settings, setSettings] = useState<PublicSettings | null>(null);
  useEffect(() => {
    let mounted = true;
    void publicSettings().then((known) => mounted && setSettings(known));
    return () => {
      mounted = false;
    };
  }, []);
  return settings;
};
