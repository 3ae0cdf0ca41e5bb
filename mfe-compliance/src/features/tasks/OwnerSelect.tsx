import { Select } from '@yinyom/ui/form/Select';
import { useWorkers, type PersonToChoose } from '../../people/useWorkers';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

interface OwnerSelectProps {
  name: string;
  value: string;
  error?: string | undefined;
  /** The owner so far, who may be no member any more. */
  owner?: PersonToChoose | null;
  onChange: (id: string) => void;
}

/** Chooses who does a task. */
export const OwnerSelect = ({ owner = null, ...field }: OwnerSelectProps) => {
  const t = useComplianceTexts();
  const { workers } = useWorkers();
  const people = owner && !workers.some(({ id }) => id === owner.id) ? [...workers, owner] : workers;
  return (
    <Select
      {...field}
      label={t('tasks.owner')}
      options={[
        { value: '', label: t('tasks.no_owner') },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
};
