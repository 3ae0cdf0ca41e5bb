import { useEffect, useState, type ComponentType } from 'react';
import { afterFirstView } from '../first-view/afterFirstView';

const load = () => import('./RaisedAlerts').then(({ RaisedAlerts }) => RaisedAlerts);

/** The number beside the entry of alerts. It is asked for once the first view stands, by code that comes then. */
export const AlertCount = () => {
  const [Count, setCount] = useState<ComponentType | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without its code the menu has no number; the page behind the entry tells the same.
    afterFirstView(() => {
      if (wanted)
        void load().then(
          (loaded) => wanted && setCount(() => loaded),
          () => undefined,
        );
    });
    return () => {
      wanted = false;
    };
  }, []);
  return Count && <Count />;
};
