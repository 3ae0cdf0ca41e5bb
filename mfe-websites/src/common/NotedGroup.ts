import { Fieldset } from '@yinyom/ui/form/Fieldset';
import styled from 'styled-components';

/** Controls that belong together, with a note below their name. */
export const NotedGroup = styled(Fieldset)`
  > p {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;
