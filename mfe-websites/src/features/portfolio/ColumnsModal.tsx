import { Modal } from '@yinyom/ui/overlay/Modal';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';
import { CHOSEN_COLUMNS } from './portfolioColumns';

interface ColumnsModalProps {
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  onClose: () => void;
}

/** Which columns a person wants to see; it counts at once. */
export const ColumnsModal = ({ hidden, onChange, onClose }: ColumnsModalProps) => {
  const t = usePortfolioTexts();
  return (
    <Modal title={t('columns')} width={420} onClose={onClose}>
      {CHOSEN_COLUMNS.map((key) => (
        <Checkbox
          key={key}
          label={t(`column_${key}`)}
          checked={!hidden.includes(key)}
          onChange={(shown) => onChange(shown ? hidden.filter((name) => name !== key) : [...hidden, key])}
        />
      ))}
    </Modal>
  );
};
