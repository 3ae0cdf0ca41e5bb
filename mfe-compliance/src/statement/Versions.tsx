import type { OfficerAppointment } from '@yinyom/contracts/papers/officer';
import { formatDateTime } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { useRegisterTexts } from '../texts/useRegisterTexts';

type Version = Pick<OfficerAppointment, 'version' | 'saved_at' | 'saved_by'>;

/** Who saved which version of a statement. @param current the version that the page shows */
export const Versions = ({
  list,
  current,
}: {
  list: { entities: readonly Version[]; total: number | null } | undefined;
  current: number;
}) => {
  const t = useRegisterTexts();
  const earlier = (list?.entities ?? []).filter(({ version }) => version < current);
  return (
    <Fold look="card" title={t('statement.history', { number: Math.max(0, current - 1) })}>
      {earlier.length === 0 ? (
        <p>{t('statement.history_none')}</p>
      ) : (
        <ul>
          {earlier.map(({ version, saved_at, saved_by }) => (
            <li key={version}>
              {t('statement.version', {
                version,
                at: formatDateTime(saved_at),
                name: saved_by?.name ?? '',
              })}
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
};
