import type { FlagSetting } from '@yinyom/contracts/release/partFlags';
import { formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';

/** Says what a flag is set to, and who set it. */
export const useFlagWords = () => {
  const t = useTexts('operations');
  const lang = useLang();
  const settingOf = (
    { kind, share = 0, organizations = [] }: FlagSetting,
    declared: boolean | null,
  ): string => {
    if (kind === 'default') return t(declared ? 'flag_default_on' : 'flag_default_off');
    if (kind === 'share') return t('flag_share', { percent: formatPercent(share, lang) });
    if (kind === 'organizations') return t('flag_organizations', { count: organizations.length });
    return t(`flag_${kind}`);
  };
  /** Of operators no more is said than that it was one: their ids say nothing to a reader. */
  const authorOf = (by: string): string => {
    const team = /^team (.*)$/.exec(by)?.[1];
    return team === undefined ? t('flag_by_operator') : t('flag_by_team', { name: team });
  };
  return { settingOf, authorOf };
};
