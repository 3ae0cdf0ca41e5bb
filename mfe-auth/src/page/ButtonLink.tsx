import { Link } from '@yinyom/mfe-kit';
import { buttonLook } from '@yinyom/ui/action/buttonLook';
import styled from 'styled-components';

/** A link that looks like the main button. */
export const ButtonLink = styled(Link)`
  ${buttonLook('primary')}
`;
