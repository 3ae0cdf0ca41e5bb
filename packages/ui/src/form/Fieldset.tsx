import styled from 'styled-components';

/** Controls that belong together; its `<legend>` begins where the controls do. */
export const Fieldset = styled.fieldset`
  > legend {
    padding: 0;
  }
`;
