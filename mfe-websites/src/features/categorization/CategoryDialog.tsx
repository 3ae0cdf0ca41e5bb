import type { Category } from '@yinyom/contracts/websites/category';
import { toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { CategoryForm } from './CategoryForm';

interface CategoryDialogProps {
  organizationId: string;
  category: Category | 'new';
  onClose: () => void;
}

/** Adds or changes a category of the catalogue. */
export const CategoryDialog = ({ organizationId, category, onClose }: CategoryDialogProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const isNew = category === 'new';
  return (
    <Modal
      title={isNew ? t('category.add') : t('category.editOf', { title: textIn(category.title, lang) })}
      onClose={onClose}
    >
      <CategoryForm
        organizationId={organizationId}
        category={isNew ? undefined : category}
        onCancel={onClose}
        onDone={() => {
          onClose();
          toast.success(t('common.saved'));
        }}
      />
    </Modal>
  );
};
