/** Chapter 2: leaders, assembly, objectives, continuing operations, ravaging and the way home. */
package org.polemarch.mountford.rules.operations;
