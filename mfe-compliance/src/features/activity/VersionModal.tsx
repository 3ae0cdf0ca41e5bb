import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { formatDateTime, useLang, type SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useTheme } from 'styled-components';
import { Facts } from '@yinyom/ui/data/Facts';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { textIn } from '../../words/textIn';
import { ItemFrame } from './ItemFrame';
import { useGeneralFacts } from './useGeneralFacts';
import { useSavedWords } from './useSavedWords';
import { VersionChanges } from './VersionChanges';

const Whole = ({ activity }: { activity: ProcessingActivity }) => {
  const lang = useLang();
  const factsOf = useGeneralFacts();
  return (
    <>
      {/* Its name is the title of the window. */}
      <Facts facts={factsOf(activity).others} />
      {activity.paper_items.map((shown) => (
        <ItemFrame key={shown.item} role={activity.role} item={shown.item} shown={shown}>
          {textIn(shown.written, lang) && <p>{textIn(shown.written, lang)}</p>}
        </ItemFrame>
      ))}
    </>
  );
};

interface VersionModalProps extends SlotProps {
  activity: ProcessingActivity;
  /** The version before it; absent: it is the first one, or the one before is not known here. */
  before?: ProcessingActivity | undefined;
}

/** One version as it was saved, to read: what differs from the one before it, and all of it when asked for. */
export const VersionModal = ({ activity, before, close }: VersionModalProps) => {
  const t = useRecordTexts();
  const lang = useLang();
  const { labels } = useTheme();
  const savedWords = useSavedWords();
  const [isWhole, setWhole] = useState(before === undefined);
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
        {before && (
          <Row>
            <Button kind="quiet" size="small" onClick={() => setWhole(!isWhole)}>
              {t(isWhole ? 'versions.only' : 'versions.whole')}
            </Button>
          </Row>
        )}
        {before && !isWhole ? (
          <VersionChanges activity={activity} before={before} />
        ) : (
          <Whole activity={activity} />
        )}
      </Stack>
    </Modal>
  );
};
