import { cookiescript } from '../../take-over/products/cookiescript';
import { takeOver } from '../../take-over/takeOver';

takeOver(cookiescript, __YINYOM_TAKE_OVER__);
