import { Button } from '@yinyom/ui/action/Button';
import { DropdownMenu, type MenuItem } from '@yinyom/ui/action/DropdownMenu';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';
import { keepViews, keptViews, MOST_VIEWS, VIEW_NAME_LENGTH, type SavedView } from './keptChoices';

interface SavedViewsProps {
  userId: string;
  organizationId: string;
  /** Parameters of the present view. */
  search: string;
  onChoose: (search: string) => void;
}

/** Views that the person gave names, in this browser: choosing one, saving the present one, deleting it. */
export const SavedViews = ({ userId, organizationId, search, onChoose }: SavedViewsProps) => {
  const t = usePortfolioTexts();
  const [views, setViews] = useState(() => keptViews(userId, organizationId));
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const keep = (next: SavedView[]) => {
    keepViews(userId, organizationId, next);
    setViews(next);
  };
  const save = () => {
    const wanted = name.trim();
    if (!wanted) return;
    keep([...views.filter((view) => view.name !== wanted), { name: wanted, search }].slice(-MOST_VIEWS));
    setNaming(false);
    setName('');
  };
  const current = views.find((view) => view.search === search);
  const items: MenuItem[] = [
    ...views.map((view) => ({
      key: `view ${view.name}`,
      label: view.name,
      selected: view === current,
      onSelect: () => onChoose(view.search),
    })),
    { key: 'save', label: t('view_save'), icon: 'add', onSelect: () => setNaming(true) },
    ...(current
      ? [
          {
            key: 'delete',
            label: t('view_delete', { name: current.name }),
            icon: 'trash' as const,
            danger: true,
            onSelect: () => keep(views.filter((view) => view !== current)),
          },
        ]
      : []),
  ];
  return (
    <>
      <DropdownMenu label={t('views')} trigger={t('views')} items={items} />
      {naming && (
        <Modal
          title={t('view_save')}
          width={420}
          onClose={() => setNaming(false)}
          actions={<Button onClick={save}>{t('view_keep')}</Button>}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <TextField
              label={t('view_name')}
              hint={t('view_hint')}
              maxLength={VIEW_NAME_LENGTH}
              value={name}
              onChange={setName}
            />
          </form>
        </Modal>
      )}
    </>
  );
};
