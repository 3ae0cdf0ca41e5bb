/** The part of websites for minors. */
export { roleStep } from '../modal/roleStep';
