import { useEffect, useState } from 'react';
import type { SettingsPart } from '@yinyom/contracts/websites/settingsParts';

/** React hook: the part of the settings that a reader has at the top third of the window. */
export const usePartInView = (parts: readonly SettingsPart[]): SettingsPart | undefined => {
  const [inView, setInView] = useState<SettingsPart>();
  const names = parts.join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const known = names.split(' ') as SettingsPart[];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = known.find((part) => seen.has(part));
        if (first) setInView(first);
      },
      { rootMargin: '-10% 0px -65% 0px' },
    );
    for (const part of known) {
      const card = document.getElementById(part);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [names]);
  return inView ?? parts[0];
};
