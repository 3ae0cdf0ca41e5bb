import type { Part } from '@yinyom/contracts/release/partErrors';
import { useTexts } from '@yinyom/mfe-kit';
import { Row } from '@yinyom/ui/data/Stack';

/** Who answers for a part, how much users need it, and where to look when it fails. */
export const TeamFacts = ({ team }: { team: NonNullable<Part['team']> }) => {
  const t = useTexts('operations');
  const { name, contact, on_call, tier } = team;
  return (
    <Row $gap={4}>
      <span>{t('team', { name, contact })}</span>
      {on_call && <span>{t('on_call', { on_call })}</span>}
      {tier && <span>{t('tier', { tier })}</span>}
      {(['runbook', 'repository'] as const).map((what) => {
        const address = team[what];
        return (
          address && (
            <a key={what} href={address} target="_blank" rel="noreferrer">
              {t(what)}
            </a>
          )
        );
      })}
    </Row>
  );
};
