// Every card of the pool, one file each; `tools/generate-pool.mjs` makes this list from the folders.
import { blueEyesUltimateDragon } from './fusions/blueEyesUltimateDragon.ts';
import { darkBalterTheTerrible } from './fusions/darkBalterTheTerrible.ts';
import { darkPaladin } from './fusions/darkPaladin.ts';
import { fiendSkullDragon } from './fusions/fiendSkullDragon.ts';
import { fiveHeadedDragon } from './fusions/fiveHeadedDragon.ts';
import { ojamaKing } from './fusions/ojamaKing.ts';
import { ryuSenshi } from './fusions/ryuSenshi.ts';
import { theLastWarriorFromAnotherPlanet } from './fusions/theLastWarriorFromAnotherPlanet.ts';
import { thousandEyesRestrict } from './fusions/thousandEyesRestrict.ts';
import { xyDragonCannon } from './fusions/xyDragonCannon.ts';
import { airknightParshath } from './monsters/airknightParshath.ts';
import { aquarianAlessa } from './monsters/aquarianAlessa.ts';
import { asuraPriest } from './monsters/asuraPriest.ts';
import { berserkGorilla } from './monsters/berserkGorilla.ts';
import { blackLusterSoldierEnvoyOfTheBeginning } from './monsters/blackLusterSoldierEnvoyOfTheBeginning.ts';
import { bladeKnight } from './monsters/bladeKnight.ts';
import { breakerTheMagicalWarrior } from './monsters/breakerTheMagicalWarrior.ts';
import { crystalBeastCobaltEagle } from './monsters/crystalBeastCobaltEagle.ts';
import { crystalBeastSapphirePegasus } from './monsters/crystalBeastSapphirePegasus.ts';
import { darkMimicLv1 } from './monsters/darkMimicLv1.ts';
import { darkMimicLv3 } from './monsters/darkMimicLv3.ts';
import { ddAssailant } from './monsters/ddAssailant.ts';
import { ddWarriorLady } from './monsters/ddWarriorLady.ts';
import { dekoichiTheBattlechantedLocomotive } from './monsters/dekoichiTheBattlechantedLocomotive.ts';
import { doitsu } from './monsters/doitsu.ts';
import { donZaloog } from './monsters/donZaloog.ts';
import { exarionUniverse } from './monsters/exarionUniverse.ts';
import { fushiNoTori } from './monsters/fushiNoTori.ts';
import { gateGuardian } from './monsters/gateGuardian.ts';
import { giantOrc } from './monsters/giantOrc.ts';
import { goblinAttackForce } from './monsters/goblinAttackForce.ts';
import { goddessWithTheThirdEye } from './monsters/goddessWithTheThirdEye.ts';
import { gravekeepersSpy } from './monsters/gravekeepersSpy.ts';
import { jinzo } from './monsters/jinzo.ts';
import { kycooTheGhostDestroyer } from './monsters/kycooTheGhostDestroyer.ts';
import { luckyPiedPiper } from './monsters/luckyPiedPiper.ts';
import { magicianOfFaith } from './monsters/magicianOfFaith.ts';
import { mobiusTheFrostMonarch } from './monsters/mobiusTheFrostMonarch.ts';
import { morphingJar } from './monsters/morphingJar.ts';
import { mysticalSheep1 } from './monsters/mysticalSheep1.ts';
import { mysticTomato } from './monsters/mysticTomato.ts';
import { sangan } from './monsters/sangan.ts';
import { sinisterSerpent } from './monsters/sinisterSerpent.ts';
import { spearDragon } from './monsters/spearDragon.ts';
import { spiritReaper } from './monsters/spiritReaper.ts';
import { theTricky } from './monsters/theTricky.ts';
import { toonGeminiElf } from './monsters/toonGeminiElf.ts';
import { toonMaskedSorcerer } from './monsters/toonMaskedSorcerer.ts';
import { tribeInfectingVirus } from './monsters/tribeInfectingVirus.ts';
import { yamataDragon } from './monsters/yamataDragon.ts';
import { yDragonHead } from './monsters/yDragonHead.ts';
import { zaborgTheThunderMonarch } from './monsters/zaborgTheThunderMonarch.ts';
import { zMetalTank } from './monsters/zMetalTank.ts';
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
import { blackLusterSoldier } from './rituals/blackLusterSoldier.ts';
import { blackLusterRitual } from './spells/blackLusterRitual.ts';
import { bookOfMoon } from './spells/bookOfMoon.ts';
import { contractWithTheAbyss } from './spells/contractWithTheAbyss.ts';
import { delinquentDuo } from './spells/delinquentDuo.ts';
import { earthChant } from './spells/earthChant.ts';
import { enemyController } from './spells/enemyController.ts';
import { gracefulCharity } from './spells/gracefulCharity.ts';
import { heavyStorm } from './spells/heavyStorm.ts';
import { magePower } from './spells/magePower.ts';
import { metamorphosis } from './spells/metamorphosis.ts';
import { mysticalSpaceTyphoon } from './spells/mysticalSpaceTyphoon.ts';
import { noblemanOfCrossout } from './spells/noblemanOfCrossout.ts';
import { polymerization } from './spells/polymerization.ts';
import { potOfGreed } from './spells/potOfGreed.ts';
import { prematureBurial } from './spells/prematureBurial.ts';
import { reinforcementOfTheArmy } from './spells/reinforcementOfTheArmy.ts';
import { rushRecklessly } from './spells/rushRecklessly.ts';
import { scapegoat } from './spells/scapegoat.ts';
import { smashingGround } from './spells/smashingGround.ts';
import { snatchSteal } from './spells/snatchSteal.ts';
import { swordsOfRevealingLight } from './spells/swordsOfRevealingLight.ts';
import { toonWorld } from './spells/toonWorld.ts';
import { unitedWeStand } from './spells/unitedWeStand.ts';
import { sheepToken } from './tokens/sheepToken.ts';
import { bottomlessTrapHole } from './traps/bottomlessTrapHole.ts';
import { callOfTheHaunted } from './traps/callOfTheHaunted.ts';
import { dustTornado } from './traps/dustTornado.ts';
import { embodimentOfApophis } from './traps/embodimentOfApophis.ts';
import { hornOfHeaven } from './traps/hornOfHeaven.ts';
import { kunaiWithChain } from './traps/kunaiWithChain.ts';
import { magicCylinder } from './traps/magicCylinder.ts';
import { metalReflectSlime } from './traps/metalReflectSlime.ts';
import { mirrorForce } from './traps/mirrorForce.ts';
import { ringOfDestruction } from './traps/ringOfDestruction.ts';
import { royalOppression } from './traps/royalOppression.ts';
import { sakuretsuArmor } from './traps/sakuretsuArmor.ts';
import { solemnJudgment } from './traps/solemnJudgment.ts';
import { strongholdTheMovingFortress } from './traps/strongholdTheMovingFortress.ts';
import { torrentialTribute } from './traps/torrentialTribute.ts';

/** The pool. */
export const pool = [
  blueEyesUltimateDragon,
  darkBalterTheTerrible,
  darkPaladin,
  fiendSkullDragon,
  fiveHeadedDragon,
  ojamaKing,
  ryuSenshi,
  theLastWarriorFromAnotherPlanet,
  thousandEyesRestrict,
  xyDragonCannon,
  airknightParshath,
  aquarianAlessa,
  asuraPriest,
  berserkGorilla,
  blackLusterSoldierEnvoyOfTheBeginning,
  bladeKnight,
  breakerTheMagicalWarrior,
  crystalBeastCobaltEagle,
  crystalBeastSapphirePegasus,
  darkMimicLv1,
  darkMimicLv3,
  ddAssailant,
  ddWarriorLady,
  dekoichiTheBattlechantedLocomotive,
  doitsu,
  donZaloog,
  exarionUniverse,
  fushiNoTori,
  gateGuardian,
  giantOrc,
  goblinAttackForce,
  goddessWithTheThirdEye,
  gravekeepersSpy,
  jinzo,
  kycooTheGhostDestroyer,
  luckyPiedPiper,
  magicianOfFaith,
  mobiusTheFrostMonarch,
  morphingJar,
  mysticTomato,
  mysticalSheep1,
  sangan,
  sinisterSerpent,
  spearDragon,
  spiritReaper,
  theTricky,
  toonGeminiElf,
  toonMaskedSorcerer,
  tribeInfectingVirus,
  yDragonHead,
  yamataDragon,
  zMetalTank,
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
  blackLusterSoldier,
  blackLusterRitual,
  bookOfMoon,
  contractWithTheAbyss,
  delinquentDuo,
  earthChant,
  enemyController,
  gracefulCharity,
  heavyStorm,
  magePower,
  metamorphosis,
  mysticalSpaceTyphoon,
  noblemanOfCrossout,
  polymerization,
  potOfGreed,
  prematureBurial,
  reinforcementOfTheArmy,
  rushRecklessly,
  scapegoat,
  smashingGround,
  snatchSteal,
  swordsOfRevealingLight,
  toonWorld,
  unitedWeStand,
  sheepToken,
  bottomlessTrapHole,
  callOfTheHaunted,
  dustTornado,
  embodimentOfApophis,
  hornOfHeaven,
  kunaiWithChain,
  magicCylinder,
  metalReflectSlime,
  mirrorForce,
  ringOfDestruction,
  royalOppression,
  sakuretsuArmor,
  solemnJudgment,
  strongholdTheMovingFortress,
  torrentialTribute,
] as const;
