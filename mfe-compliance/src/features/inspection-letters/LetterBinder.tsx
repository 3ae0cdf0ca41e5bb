import { binderPath, papersOfLetter, type InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { formatDateTime, formatPercent, Link, useLang } from '@yinyom/mfe-kit';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { fetchBinder } from '../../calls/fetchBinder';
import { useLetterBinders } from '../../calls/useLetterBinders';
import { Quiet } from '../../layout/Quiet';
import { useInspectionTexts } from '../../texts/useInspectionTexts';

/** The binder of a letter: made or being made, and where the next one is made. */
export const LetterBinder = ({ letter }: { letter: InspectionLetter }) => {
  const t = useInspectionTexts();
  const lang = useLang();
  const {
    making,
    ready: [ready],
    isFailed,
  } = useLetterBinders(letter);
  const hasPapers = papersOfLetter(letter.questions).length > 0;
  return (
    <Card aria-labelledby="binder">
      <Stack>
        <h2 id="binder">{t('binder.title')}</h2>
        {!ready && !making && <p>{t(hasPapers ? 'binder.hint' : 'binder.no_papers')}</p>}
        {making && <p>{t('binder.making', { percent: formatPercent(making.progress, lang) })}</p>}
        {isFailed && <p>{t('binder.failed')}</p>}
        {ready && (
          <div>
            <p>{t('binder.ready', { time: formatDateTime(ready.ready_at) })}</p>
            <Quiet>
              SHA-256 <code>{ready.sha256}</code>
            </Quiet>
            <DownloadButton
              label={t('binder.download')}
              describedBy="binder"
              load={() => fetchBinder(ready.id)}
            />
          </div>
        )}
        {hasPapers && !making && (
          <div>
            <ButtonLink as={Link} to={binderPath(letter)} $kind="secondary">
              {t(ready ? 'binder.again' : 'binder.make')}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
};
