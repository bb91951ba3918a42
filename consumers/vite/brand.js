import { brand } from '@guildhall/ui/brand';
import { writeFileSync } from 'node:fs';

writeFileSync('src/brand.css', brand('#7a1f2b').css);
writeFileSync('src/acme.css', brand('#00695c', { name: 'acme' }).css);
