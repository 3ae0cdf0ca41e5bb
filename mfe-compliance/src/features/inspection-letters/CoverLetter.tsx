import { isOpenLetter, type InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { getCoverLetterPdf } from '@yinyom/contracts/papers/inspectionLetters';
import { errorMessage, toast } from '@yinyom/mfe-kit';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { useUpdateInspectionLetterMutation } from '../../calls/lettersApi';
import { downloadFile } from '../../controllers/ofController';
import { Quiet } from '../../layout/Quiet';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { CoverGaps } from './CoverGaps';

/** The cover letter to print. What its papers do not state is on screen first, and printed only where people choose it. */
export const CoverLetter = ({ letter }: { letter: InspectionLetter }) => {
  const t = useInspectionTexts();
  const [update, { isLoading }] = useUpdateInspectionLetterMutation();
  const { id: lid, organization_id: id, etag: ifMatch, letter_state: state } = letter;
  const load = (language: 'th' | 'en') =>
    downloadFile({ endpoint: getCoverLetterPdf, params: { id, lid }, query: { language }, quiet: true });
  const choose = async (cover_gaps: boolean) => {
    try {
      await update({ params: { id, lid }, ifMatch, body: { cover_gaps } }).unwrap();
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <Card aria-labelledby="cover">
      <Stack>
        <h2 id="cover">{t('cover.title')}</h2>
        <p>{t(state === 'answered' ? 'cover.stored' : 'cover.draft')}</p>
        {isOpenLetter(state) && (
          <>
            <CoverGaps letter={letter} />
            <div>
              <Checkbox
                name="cover_gaps"
                label={t('cover.print_gaps')}
                checked={letter.cover_gaps}
                disabled={isLoading}
                onChange={(checked) => void choose(checked)}
              />
              <Quiet>{t('cover.print_gaps_hint')}</Quiet>
            </div>
          </>
        )}
        <Row>
          <DownloadButton label={t('cover.th')} describedBy="cover" load={() => load('th')} />
          <DownloadButton label={t('cover.en')} describedBy="cover" load={() => load('en')} />
        </Row>
      </Stack>
    </Card>
  );
};
