import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';

/** Controls that belong together, under a name of their own. */
export const ChoiceGroup = styled(Stack).attrs({ as: 'fieldset' })`
  > legend {
    padding: 0;
  }
`;
