// Every card of the pool, one file each; `tools/generate-pool.mjs` makes this list from the folders.
import { darkBalterTheTerrible } from './fusions/darkBalterTheTerrible.ts';
import { fiendSkullDragon } from './fusions/fiendSkullDragon.ts';
import { ojamaKing } from './fusions/ojamaKing.ts';
import { ryuSenshi } from './fusions/ryuSenshi.ts';
import { theLastWarriorFromAnotherPlanet } from './fusions/theLastWarriorFromAnotherPlanet.ts';
import { thousandEyesRestrict } from './fusions/thousandEyesRestrict.ts';
import { airknightParshath } from './monsters/airknightParshath.ts';
import { asuraPriest } from './monsters/asuraPriest.ts';
import { berserkGorilla } from './monsters/berserkGorilla.ts';
import { blackLusterSoldierEnvoyOfTheBeginning } from './monsters/blackLusterSoldierEnvoyOfTheBeginning.ts';
import { bladeKnight } from './monsters/bladeKnight.ts';
import { breakerTheMagicalWarrior } from './monsters/breakerTheMagicalWarrior.ts';
import { commandKnight } from './monsters/commandKnight.ts';
import { ddAssailant } from './monsters/ddAssailant.ts';
import { ddWarriorLady } from './monsters/ddWarriorLady.ts';
import { dekoichiTheBattlechantedLocomotive } from './monsters/dekoichiTheBattlechantedLocomotive.ts';
import { donZaloog } from './monsters/donZaloog.ts';
import { exarionUniverse } from './monsters/exarionUniverse.ts';
import { exiledForce } from './monsters/exiledForce.ts';
import { firePrincess } from './monsters/firePrincess.ts';
import { giantOrc } from './monsters/giantOrc.ts';
import { goblinAttackForce } from './monsters/goblinAttackForce.ts';
import { gravekeepersSpy } from './monsters/gravekeepersSpy.ts';
import { jinzo } from './monsters/jinzo.ts';
import { kycooTheGhostDestroyer } from './monsters/kycooTheGhostDestroyer.ts';
import { machineKing } from './monsters/machineKing.ts';
import { magicianOfFaith } from './monsters/magicianOfFaith.ts';
import { mobiusTheFrostMonarch } from './monsters/mobiusTheFrostMonarch.ts';
import { morphingJar } from './monsters/morphingJar.ts';
import { mukaMuka } from './monsters/mukaMuka.ts';
import { mysticTomato } from './monsters/mysticTomato.ts';
import { parasiticTicky } from './monsters/parasiticTicky.ts';
import { sangan } from './monsters/sangan.ts';
import { sinisterSerpent } from './monsters/sinisterSerpent.ts';
import { spearDragon } from './monsters/spearDragon.ts';
import { spiritReaper } from './monsters/spiritReaper.ts';
import { theLegendaryFisherman } from './monsters/theLegendaryFisherman.ts';
import { tribeInfectingVirus } from './monsters/tribeInfectingVirus.ts';
import { witchsApprentice } from './monsters/witchsApprentice.ts';
import { zaborgTheThunderMonarch } from './monsters/zaborgTheThunderMonarch.ts';
import { alphaTheMagnetWarrior } from './normal-monsters/alphaTheMagnetWarrior.ts';
import { archfiendSoldier } from './normal-monsters/archfiendSoldier.ts';
import { battleOx } from './normal-monsters/battleOx.ts';
import { betaTheMagnetWarrior } from './normal-monsters/betaTheMagnetWarrior.ts';
import { blueEyesWhiteDragon } from './normal-monsters/blueEyesWhiteDragon.ts';
import { bokoichiTheFreighteningCar } from './normal-monsters/bokoichiTheFreighteningCar.ts';
import { celticGuardian } from './normal-monsters/celticGuardian.ts';
import { curseOfDragon } from './normal-monsters/curseOfDragon.ts';
import { cycroid } from './normal-monsters/cycroid.ts';
import { darkMagician } from './normal-monsters/darkMagician.ts';
import { dunamesDarkWitch } from './normal-monsters/dunamesDarkWitch.ts';
import { gammaTheMagnetWarrior } from './normal-monsters/gammaTheMagnetWarrior.ts';
import { gazelleTheKingOfMythicalBeasts } from './normal-monsters/gazelleTheKingOfMythicalBeasts.ts';
import { geminiElf } from './normal-monsters/geminiElf.ts';
import { giantSoldierOfStone } from './normal-monsters/giantSoldierOfStone.ts';
import { insectKnight } from './normal-monsters/insectKnight.ts';
import { laJinnTheMysticalGenieOfTheLamp } from './normal-monsters/laJinnTheMysticalGenieOfTheLamp.ts';
import { lusterDragon } from './normal-monsters/lusterDragon.ts';
import { mechanicalchaser } from './normal-monsters/mechanicalchaser.ts';
import { mysticalElf } from './normal-monsters/mysticalElf.ts';
import { opticlops } from './normal-monsters/opticlops.ts';
import { petitMoth } from './normal-monsters/petitMoth.ts';
import { skullRedBird } from './normal-monsters/skullRedBird.ts';
import { summonedSkull } from './normal-monsters/summonedSkull.ts';
import { toonAlligator } from './normal-monsters/toonAlligator.ts';
import { vorseRaider } from './normal-monsters/vorseRaider.ts';
import { acidRain } from './spells/acidRain.ts';
import { aWingbeatOfGiantDragon } from './spells/aWingbeatOfGiantDragon.ts';
import { blueMedicine } from './spells/blueMedicine.ts';
import { bookOfMoon } from './spells/bookOfMoon.ts';
import { breathOfLight } from './spells/breathOfLight.ts';
import { burstReturn } from './spells/burstReturn.ts';
import { butterflyDaggerElma } from './spells/butterflyDaggerElma.ts';
import { cestusOfDagla } from './spells/cestusOfDagla.ts';
import { delinquentDuo } from './spells/delinquentDuo.ts';
import { deSpell } from './spells/deSpell.ts';
import { dianKetoTheCureMaster } from './spells/dianKetoTheCureMaster.ts';
import { emergencyProvisions } from './spells/emergencyProvisions.ts';
import { enemyController } from './spells/enemyController.ts';
import { eradicatingAerosol } from './spells/eradicatingAerosol.ts';
import { eternalDrought } from './spells/eternalDrought.ts';
import { fissure } from './spells/fissure.ts';
import { followWind } from './spells/followWind.ts';
import { giantTrunade } from './spells/giantTrunade.ts';
import { goblinsSecretRemedy } from './spells/goblinsSecretRemedy.ts';
import { goblinThief } from './spells/goblinThief.ts';
import { gracefulCharity } from './spells/gracefulCharity.ts';
import { gryphonsFeatherDuster } from './spells/gryphonsFeatherDuster.ts';
import { gustFan } from './spells/gustFan.ts';
import { harpiesFeatherDuster } from './spells/harpiesFeatherDuster.ts';
import { heavyStorm } from './spells/heavyStorm.ts';
import { luckyIronAxe } from './spells/luckyIronAxe.ts';
import { magePower } from './spells/magePower.ts';
import { magicFormula } from './spells/magicFormula.ts';
import { megamorph } from './spells/megamorph.ts';
import { metamorphosis } from './spells/metamorphosis.ts';
import { mooyanCurry } from './spells/mooyanCurry.ts';
import { mysticalSpaceTyphoon } from './spells/mysticalSpaceTyphoon.ts';
import { noblemanOfCrossout } from './spells/noblemanOfCrossout.ts';
import { poisonOfTheOldMan } from './spells/poisonOfTheOldMan.ts';
import { potOfGreed } from './spells/potOfGreed.ts';
import { prematureBurial } from './spells/prematureBurial.ts';
import { raigeki } from './spells/raigeki.ts';
import { rainOfMercy } from './spells/rainOfMercy.ts';
import { redMedicine } from './spells/redMedicine.ts';
import { reinforcementOfTheArmy } from './spells/reinforcementOfTheArmy.ts';
import { removeTrap } from './spells/removeTrap.ts';
import { rushRecklessly } from './spells/rushRecklessly.ts';
import { scapegoat } from './spells/scapegoat.ts';
import { shrink } from './spells/shrink.ts';
import { smashingGround } from './spells/smashingGround.ts';
import { snatchSteal } from './spells/snatchSteal.ts';
import { soulOfThePure } from './spells/soulOfThePure.ts';
import { soulTaker } from './spells/soulTaker.ts';
import { springOfRebirth } from './spells/springOfRebirth.ts';
import { swordsOfRevealingLight } from './spells/swordsOfRevealingLight.ts';
import { theSanctuaryInTheSky } from './spells/theSanctuaryInTheSky.ts';
import { tokenThanksgiving } from './spells/tokenThanksgiving.ts';
import { umi } from './spells/umi.ts';
import { unitedWeStand } from './spells/unitedWeStand.ts';
import { upstartGoblin } from './spells/upstartGoblin.ts';
import { warriorElimination } from './spells/warriorElimination.ts';
import { sheepToken } from './tokens/sheepToken.ts';
import { aegisOfGaia } from './traps/aegisOfGaia.ts';
import { altarForTribute } from './traps/altarForTribute.ts';
import { begoneKnave } from './traps/begoneKnave.ts';
import { bottomlessTrapHole } from './traps/bottomlessTrapHole.ts';
import { callOfTheHaunted } from './traps/callOfTheHaunted.ts';
import { compulsoryEvacuationDevice } from './traps/compulsoryEvacuationDevice.ts';
import { drainingShield } from './traps/drainingShield.ts';
import { dustTornado } from './traps/dustTornado.ts';
import { eatgaboon } from './traps/eatgaboon.ts';
import { elementalRecharge } from './traps/elementalRecharge.ts';
import { enchantedJavelin } from './traps/enchantedJavelin.ts';
import { giftCard } from './traps/giftCard.ts';
import { giftOfTheMysticalElf } from './traps/giftOfTheMysticalElf.ts';
import { hardSellinGoblin } from './traps/hardSellinGoblin.ts';
import { houseOfAdhesiveTape } from './traps/houseOfAdhesiveTape.ts';
import { jarOfGreed } from './traps/jarOfGreed.ts';
import { legacyOfYataGarasu } from './traps/legacyOfYataGarasu.ts';
import { magicCylinder } from './traps/magicCylinder.ts';
import { mirrorForce } from './traps/mirrorForce.ts';
import { ringOfDestruction } from './traps/ringOfDestruction.ts';
import { sakuretsuArmor } from './traps/sakuretsuArmor.ts';
import { solemnWishes } from './traps/solemnWishes.ts';
import { supercharge } from './traps/supercharge.ts';
import { theGiftOfGreed } from './traps/theGiftOfGreed.ts';
import { torrentialTribute } from './traps/torrentialTribute.ts';
import { trapHole } from './traps/trapHole.ts';

/** The pool. */
export const pool = [
  darkBalterTheTerrible,
  fiendSkullDragon,
  ojamaKing,
  ryuSenshi,
  theLastWarriorFromAnotherPlanet,
  thousandEyesRestrict,
  airknightParshath,
  asuraPriest,
  berserkGorilla,
  blackLusterSoldierEnvoyOfTheBeginning,
  bladeKnight,
  breakerTheMagicalWarrior,
  commandKnight,
  ddAssailant,
  ddWarriorLady,
  dekoichiTheBattlechantedLocomotive,
  donZaloog,
  exarionUniverse,
  exiledForce,
  firePrincess,
  giantOrc,
  goblinAttackForce,
  gravekeepersSpy,
  jinzo,
  kycooTheGhostDestroyer,
  machineKing,
  magicianOfFaith,
  mobiusTheFrostMonarch,
  morphingJar,
  mukaMuka,
  mysticTomato,
  parasiticTicky,
  sangan,
  sinisterSerpent,
  spearDragon,
  spiritReaper,
  theLegendaryFisherman,
  tribeInfectingVirus,
  witchsApprentice,
  zaborgTheThunderMonarch,
  alphaTheMagnetWarrior,
  archfiendSoldier,
  battleOx,
  betaTheMagnetWarrior,
  blueEyesWhiteDragon,
  bokoichiTheFreighteningCar,
  celticGuardian,
  curseOfDragon,
  cycroid,
  darkMagician,
  dunamesDarkWitch,
  gammaTheMagnetWarrior,
  gazelleTheKingOfMythicalBeasts,
  geminiElf,
  giantSoldierOfStone,
  insectKnight,
  laJinnTheMysticalGenieOfTheLamp,
  lusterDragon,
  mechanicalchaser,
  mysticalElf,
  opticlops,
  petitMoth,
  skullRedBird,
  summonedSkull,
  toonAlligator,
  vorseRaider,
  aWingbeatOfGiantDragon,
  acidRain,
  blueMedicine,
  bookOfMoon,
  breathOfLight,
  burstReturn,
  butterflyDaggerElma,
  cestusOfDagla,
  deSpell,
  delinquentDuo,
  dianKetoTheCureMaster,
  emergencyProvisions,
  enemyController,
  eradicatingAerosol,
  eternalDrought,
  fissure,
  followWind,
  giantTrunade,
  goblinThief,
  goblinsSecretRemedy,
  gracefulCharity,
  gryphonsFeatherDuster,
  gustFan,
  harpiesFeatherDuster,
  heavyStorm,
  luckyIronAxe,
  magePower,
  magicFormula,
  megamorph,
  metamorphosis,
  mooyanCurry,
  mysticalSpaceTyphoon,
  noblemanOfCrossout,
  poisonOfTheOldMan,
  potOfGreed,
  prematureBurial,
  raigeki,
  rainOfMercy,
  redMedicine,
  reinforcementOfTheArmy,
  removeTrap,
  rushRecklessly,
  scapegoat,
  shrink,
  smashingGround,
  snatchSteal,
  soulOfThePure,
  soulTaker,
  springOfRebirth,
  swordsOfRevealingLight,
  theSanctuaryInTheSky,
  tokenThanksgiving,
  umi,
  unitedWeStand,
  upstartGoblin,
  warriorElimination,
  sheepToken,
  aegisOfGaia,
  altarForTribute,
  begoneKnave,
  bottomlessTrapHole,
  callOfTheHaunted,
  compulsoryEvacuationDevice,
  drainingShield,
  dustTornado,
  eatgaboon,
  elementalRecharge,
  enchantedJavelin,
  giftCard,
  giftOfTheMysticalElf,
  hardSellinGoblin,
  houseOfAdhesiveTape,
  jarOfGreed,
  legacyOfYataGarasu,
  magicCylinder,
  mirrorForce,
  ringOfDestruction,
  sakuretsuArmor,
  solemnWishes,
  supercharge,
  theGiftOfGreed,
  torrentialTribute,
  trapHole,
] as const;
