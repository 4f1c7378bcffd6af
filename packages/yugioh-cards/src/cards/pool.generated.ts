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
import { ddAssailant } from './monsters/ddAssailant.ts';
import { ddWarriorLady } from './monsters/ddWarriorLady.ts';
import { dekoichiTheBattlechantedLocomotive } from './monsters/dekoichiTheBattlechantedLocomotive.ts';
import { donZaloog } from './monsters/donZaloog.ts';
import { exarionUniverse } from './monsters/exarionUniverse.ts';
import { giantOrc } from './monsters/giantOrc.ts';
import { goblinAttackForce } from './monsters/goblinAttackForce.ts';
import { gravekeepersSpy } from './monsters/gravekeepersSpy.ts';
import { jinzo } from './monsters/jinzo.ts';
import { kycooTheGhostDestroyer } from './monsters/kycooTheGhostDestroyer.ts';
import { magicianOfFaith } from './monsters/magicianOfFaith.ts';
import { mobiusTheFrostMonarch } from './monsters/mobiusTheFrostMonarch.ts';
import { morphingJar } from './monsters/morphingJar.ts';
import { mysticTomato } from './monsters/mysticTomato.ts';
import { sangan } from './monsters/sangan.ts';
import { sinisterSerpent } from './monsters/sinisterSerpent.ts';
import { spearDragon } from './monsters/spearDragon.ts';
import { spiritReaper } from './monsters/spiritReaper.ts';
import { tribeInfectingVirus } from './monsters/tribeInfectingVirus.ts';
import { zaborgTheThunderMonarch } from './monsters/zaborgTheThunderMonarch.ts';
import { archfiendSoldier } from './normal-monsters/archfiendSoldier.ts';
import { battleOx } from './normal-monsters/battleOx.ts';
import { blueEyesWhiteDragon } from './normal-monsters/blueEyesWhiteDragon.ts';
import { celticGuardian } from './normal-monsters/celticGuardian.ts';
import { darkMagician } from './normal-monsters/darkMagician.ts';
import { dunamesDarkWitch } from './normal-monsters/dunamesDarkWitch.ts';
import { geminiElf } from './normal-monsters/geminiElf.ts';
import { giantSoldierOfStone } from './normal-monsters/giantSoldierOfStone.ts';
import { insectKnight } from './normal-monsters/insectKnight.ts';
import { laJinnTheMysticalGenieOfTheLamp } from './normal-monsters/laJinnTheMysticalGenieOfTheLamp.ts';
import { lusterDragon } from './normal-monsters/lusterDragon.ts';
import { mechanicalchaser } from './normal-monsters/mechanicalchaser.ts';
import { mysticalElf } from './normal-monsters/mysticalElf.ts';
import { opticlops } from './normal-monsters/opticlops.ts';
import { summonedSkull } from './normal-monsters/summonedSkull.ts';
import { vorseRaider } from './normal-monsters/vorseRaider.ts';
import { bookOfMoon } from './spells/bookOfMoon.ts';
import { delinquentDuo } from './spells/delinquentDuo.ts';
import { enemyController } from './spells/enemyController.ts';
import { gracefulCharity } from './spells/gracefulCharity.ts';
import { heavyStorm } from './spells/heavyStorm.ts';
import { magePower } from './spells/magePower.ts';
import { metamorphosis } from './spells/metamorphosis.ts';
import { mysticalSpaceTyphoon } from './spells/mysticalSpaceTyphoon.ts';
import { noblemanOfCrossout } from './spells/noblemanOfCrossout.ts';
import { potOfGreed } from './spells/potOfGreed.ts';
import { prematureBurial } from './spells/prematureBurial.ts';
import { reinforcementOfTheArmy } from './spells/reinforcementOfTheArmy.ts';
import { rushRecklessly } from './spells/rushRecklessly.ts';
import { scapegoat } from './spells/scapegoat.ts';
import { smashingGround } from './spells/smashingGround.ts';
import { snatchSteal } from './spells/snatchSteal.ts';
import { swordsOfRevealingLight } from './spells/swordsOfRevealingLight.ts';
import { unitedWeStand } from './spells/unitedWeStand.ts';
import { sheepToken } from './tokens/sheepToken.ts';
import { bottomlessTrapHole } from './traps/bottomlessTrapHole.ts';
import { callOfTheHaunted } from './traps/callOfTheHaunted.ts';
import { dustTornado } from './traps/dustTornado.ts';
import { magicCylinder } from './traps/magicCylinder.ts';
import { mirrorForce } from './traps/mirrorForce.ts';
import { ringOfDestruction } from './traps/ringOfDestruction.ts';
import { sakuretsuArmor } from './traps/sakuretsuArmor.ts';
import { torrentialTribute } from './traps/torrentialTribute.ts';

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
  ddAssailant,
  ddWarriorLady,
  dekoichiTheBattlechantedLocomotive,
  donZaloog,
  exarionUniverse,
  giantOrc,
  goblinAttackForce,
  gravekeepersSpy,
  jinzo,
  kycooTheGhostDestroyer,
  magicianOfFaith,
  mobiusTheFrostMonarch,
  morphingJar,
  mysticTomato,
  sangan,
  sinisterSerpent,
  spearDragon,
  spiritReaper,
  tribeInfectingVirus,
  zaborgTheThunderMonarch,
  archfiendSoldier,
  battleOx,
  blueEyesWhiteDragon,
  celticGuardian,
  darkMagician,
  dunamesDarkWitch,
  geminiElf,
  giantSoldierOfStone,
  insectKnight,
  laJinnTheMysticalGenieOfTheLamp,
  lusterDragon,
  mechanicalchaser,
  mysticalElf,
  opticlops,
  summonedSkull,
  vorseRaider,
  bookOfMoon,
  delinquentDuo,
  enemyController,
  gracefulCharity,
  heavyStorm,
  magePower,
  metamorphosis,
  mysticalSpaceTyphoon,
  noblemanOfCrossout,
  potOfGreed,
  prematureBurial,
  reinforcementOfTheArmy,
  rushRecklessly,
  scapegoat,
  smashingGround,
  snatchSteal,
  swordsOfRevealingLight,
  unitedWeStand,
  sheepToken,
  bottomlessTrapHole,
  callOfTheHaunted,
  dustTornado,
  magicCylinder,
  mirrorForce,
  ringOfDestruction,
  sakuretsuArmor,
  torrentialTribute,
] as const;
