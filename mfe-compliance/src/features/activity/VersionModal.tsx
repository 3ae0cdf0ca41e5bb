import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { formatDateTime, useLang, type SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useTheme } from 'styled-components';
import { Facts } from '../../layout/Facts';
import { usePaperWords } from '../../texts/usePaperWords';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { textIn } from '../../words/textIn';
import { ItemFrame } from './ItemFrame';
import { useSavedWords } from './useSavedWords';

/** One version as it was saved, to read. */
export const VersionModal = ({ activity, close }: SlotProps & { activity: ProcessingActivity }) => {
  const t = useRecordTexts();
  const words = usePaperWords();
  const lang = useLang();
  const { labels } = useTheme();
  const savedWords = useSavedWords();
  const { role, legal_basis, sensitive, cross_border } = activity;
  const empty = t('item.empty');
  const transfers = cross_border.map(
    ({ recipient, country, ground }) => `${recipient} (${country}) · ${words(`grounds.${ground}`)}`,
  );
  return (
    <Modal
      title={textIn(activity.name, lang)}
      width={720}
      onClose={close}
      actions={
        <Button kind="secondary" onClick={close}>
          {labels.close}
        </Button>
      }
    >
      <Stack>
        <p>{savedWords(activity, formatDateTime(activity.saved_at))}</p>
        {role === 'controller' && (
          <Facts
            facts={[
              [t('activity.legal_basis'), legal_basis === null ? empty : words(`legal_bases.${legal_basis}`)],
              [
                t('activity.sensitive'),
                sensitive === null ? empty : t(sensitive ? 'activity.yes' : 'activity.no'),
              ],
            ]}
          />
        )}
        <Facts facts={[[t('transfers.title'), transfers.join('\n') || empty]]} />
        {activity.paper_items.map((shown) => (
          <ItemFrame key={shown.item} role={role} item={shown.item} shown={shown}>
            {textIn(shown.written, lang) && <p>{textIn(shown.written, lang)}</p>}
          </ItemFrame>
        ))}
      </Stack>
    </Modal>
  );
};
