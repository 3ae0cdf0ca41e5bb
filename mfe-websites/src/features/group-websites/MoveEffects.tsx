import { useGroupTexts } from '../../texts/useGroupTexts';

/** What moving websites changes, and what it does not. @param leaves out of all groups */
export const MoveEffects = ({ leaves = false }: { leaves?: boolean }) => {
  const t = useGroupTexts();
  return (
    <ul>
      <li>{t('websites.effectNothing')}</li>
      <li>{t(leaves ? 'websites.effectOwn' : 'websites.effectLater')}</li>
      <li>{t('websites.effectController')}</li>
      <li>{t('websites.effectPeople')}</li>
    </ul>
  );
};
