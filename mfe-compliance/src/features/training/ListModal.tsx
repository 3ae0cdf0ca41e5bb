import { getTrainingList } from '@yinyom/contracts/papers/paperScans';
import type { SignedScan } from '@yinyom/contracts/papers/signedScan';
import type { TrainingRow } from '@yinyom/contracts/papers/trainings';
import { type SlotProps } from '@yinyom/mfe-kit';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useSaveTrainingListMutation } from '../../calls/registersApi';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import { Scans } from '../../statement/Scans';
import { downloadFile } from '../../controllers/ofController';

/** Signed lists of one training. */
export const ListModal = ({ row, close }: SlotProps & { row: TrainingRow }) => {
  const t = useRegisterTexts();
  const [upload] = useSaveTrainingListMutation();
  /** The window keeps the row that it was opened with; what was uploaded since is added here. */
  const [scans, setScans] = useState(row.lists);
  const take = async (file: File): Promise<SignedScan> => {
    const call = { organizationId: row.organization_id, trainingId: row.id, file };
    const scan = await upload(call).unwrap();
    setScans((known) => [scan, ...known.filter(({ id }) => id !== scan.id)]);
    return scan;
  };
  return (
    <Modal title={t('training.list_title', { subject: row.subject })} onClose={close}>
      <Scans
        scans={scans}
        upload={take}
        load={({ id }) =>
          downloadFile({
            endpoint: getTrainingList,
            params: { id: row.organization_id, tid: row.id },
            query: { signed_scan: id },
            quiet: true,
          })
        }
      />
    </Modal>
  );
};
