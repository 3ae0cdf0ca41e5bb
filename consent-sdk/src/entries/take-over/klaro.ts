import { klaro } from '../../take-over/products/klaro';
import { takeOver } from '../../take-over/takeOver';

takeOver(klaro, __YINYOM_TAKE_OVER__);
