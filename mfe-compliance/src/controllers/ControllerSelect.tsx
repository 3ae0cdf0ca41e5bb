import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { listPaperControllers } from '@yinyom/contracts/papers/paperControllers';
import { Select } from '@yinyom/ui/form/Select';
import styled from 'styled-components';
import { useComplianceTexts } from '../texts/useComplianceTexts';

const Place = styled.div`
  max-width: 420px;
  margin-bottom: ${({ theme }) => theme.space(4)};
`;
/** Of the organization itself. */
const OWN = 'own';

interface ControllerSelectProps {
  controllers: AnswerOf<typeof listPaperControllers>['paper_controllers'];
  value: string | null;
  onChange: (controllerId: string | null) => void;
}

/** Whose papers a page shows, where there is more than one controller. */
export const ControllerSelect = ({ controllers, value, onChange }: ControllerSelectProps) => {
  const t = useComplianceTexts();
  return (
    <Place>
      <Select
        label={t('controllers.label')}
        value={value ?? OWN}
        onChange={(chosen) => onChange(chosen === OWN ? null : chosen)}
        options={controllers.map(({ controller_id, name, gone }) => ({
          value: controller_id ?? OWN,
          label: gone ? t('controllers.gone', { name }) : name,
        }))}
      />
    </Place>
  );
};
