/** A strong inhibitor of CYP3A4 by the codes of files and by the names a line is typed with. */
export interface StrongInhibitor {
  readonly substance: string;
  /** RxNorm: the ingredient, and products of it. */
  readonly rxnorm: string;
  /** Between spaces, by the beginning of the code. */
  readonly atc: string;
  /** Brands and other spellings, between bars. */
  readonly names: string;
}
const one = (substance: string, rxnorm: string, atc: string, names = ''): StrongInhibitor => ({
  substance,
  rxnorm,
  atc,
  names,
});

/**
 * FDA’s examples of strong inhibitors. A protease inhibitor that is only given boosted counts by itself; atazanavir, which need not be, does
 * not. Ketoconazole is told by its form: RxNorm’s ingredient is the shampoo’s too. Codes: WHO ATC and RxNorm by public copies, the booster’s
 * products by HL7’s value set of HIV reporting (088aed3); unchecked ones are left out.
 */
export const strongInhibitors: readonly StrongInhibitor[] = [
  one(
    'clarithromycin',
    '21212 197516 197517',
    'J01FA09 A02BD04 A02BD05 A02BD06 A02BD07 A02BD09 A02BD11',
    'Biaxin | clarithromycine | Claridar | Clarithro | Klacid | Klaribac | Klaricid | كلاريثرومايسين | كلاريثروميسين | كلاريثرومايسن | كلاسيد | كلاريسيد | كلاريدار | كلارثروميسين',
  ),
  one('telithromycin', '274786', 'J01FA15', 'Ketek | تيليثروميسين'),
  one(
    'itraconazole',
    '28031',
    'J02AC02',
    'Itranox | Itrapex | Onmel | Sporanox | Tolsura | إتراكونازول | إيتراكونازول | سبورانوكس',
  ),
  one('ketoconazole', '', 'J02AB02', 'Nizoral | كيتوكونازول | نيزورال'),
  one('posaconazole', '282446', 'J02AC04', 'Noxafil | بوساكونازول | نوكسافيل'),
  one('voriconazole', '121243', 'J02AC03', 'Vfend | فوريكونازول | فيفيند'),
  one(
    'ritonavir',
    '85762 152970 152971 199249 317150 900575 900577 1926066 1926069',
    'J05AE03 J05AE30 J05AR10 J05AR23 J05AR26 J05AP52 J05AP53',
    'boosted PI | boosted protease inhibitor | Kaletra | nirmatrelvir | Norvir | Paxlovid | ATV/r | DRV/r | LPV/r | باكسلوفيد | ريتونافير | كاليترا | نورفير | نيرماتريلفير',
  ),
  one(
    'cobicistat',
    '1306284 1551993 1551999',
    'V03AX03 J05AR09 J05AR14 J05AR15 J05AR18 J05AR22',
    'Evotaz | Genvoya | Prezcobix | Rezolsta | Stribild | Symtuza | Tybost | DRV/c | كوبيسيستات',
  ),
  one('lopinavir', '195088', '', 'لوبينافير'),
  one('darunavir', '460132', 'J05AE10', 'Prezista | دارونافير'),
  one('saquinavir', '83395', 'J05AE01', 'Invirase'),
  one('indinavir', '114289', 'J05AE02'),
  one('nelfinavir', '134527', 'J05AE04', 'Viracept'),
  one('tipranavir', '190548', 'J05AE09', 'Aptivus'),
  one('nefazodone', '31565', 'N06AX06', 'Serzone | نيفازودون'),
  one('ceritinib', '1535457', '', 'Zykadia'),
  one('idelalisib', '1544460', '', 'Zydelig'),
  one('ribociclib', '1873916', '', 'Kisqali | ريبوسيكليب'),
  one('tucatinib', '2361285', 'L01EH03', 'Tukysa'),
  one('adagrasib', '2625882', '', 'Krazati'),
];

/** Medicines beside them that are none: moderate, weak, or put on the skin. */
export const noStrongInhibitors =
  'azithromycin | clotrimazole | erythromycin | fluconazole | miconazole | nystatin | terbinafine | Zithromax | أزيثروميسين | إريثروميسين | زيثروماكس | فلوكونازول | كلوتريمازول';
